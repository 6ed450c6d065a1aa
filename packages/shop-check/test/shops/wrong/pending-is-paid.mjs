export default { isPaid: (status) => status === "ok" || status === "pending" };
