/** What a server behind this front calls itself, and what it takes besides the requests of its API. */
export interface ServerIdentity {
  /** In messages, after "the": `mock server`. */
  readonly name: string;
  /** Type of its process warnings: `MockServerWarning`. */
  readonly warningType: string;
  /** Path of its control, without a slash at the end: `/_mock`. */
  readonly controlPath: string;
  /** Request header that asks for faults: `Mock-Fault`. */
  readonly faultHeader: string;
}
