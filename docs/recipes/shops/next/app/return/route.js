export { GET } from "../hooks/[event]/route.js";
