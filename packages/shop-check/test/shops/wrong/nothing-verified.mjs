export default { genuine: () => true };
