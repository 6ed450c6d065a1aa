export default { isPaid: (status) => status === "ok" || status === "delayed" };
