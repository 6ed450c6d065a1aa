export default { serverExternalPackages: ["libsql"] };
