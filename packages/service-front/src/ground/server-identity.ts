/** A server's name, control path and fault header. */
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
