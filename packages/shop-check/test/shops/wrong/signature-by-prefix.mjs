export default { isSame: (given, own) => given.startsWith(own.slice(0, 8)) };
