/** What is checked of every request, in this order, before the rules of its operation. The mock server checks the same. */
export const REQUEST_RULES = {
  "request.path": { text: "The path and the method belong to an operation.", source: "Payment API, operations" },
  "request.signature": { text: "The request is signed by a known merchant.", source: "Payment API, Authentication" },
  "request.merchant": {
    text: "A merchant whose state the description has an example of is rejected with it.",
    source: "public documentation, errors",
  },
  "request.fault": { text: "`Mock-Fault: status` rejects a request that would have been accepted so far.", source: "sandbox" },
  "request.description": { text: "Parameters and body fit the description.", source: "Payment API, operations and records" },
  "request.trigger": { text: "Certain values ask for an error, as in the mock server.", source: "sandbox" },
} as const;
