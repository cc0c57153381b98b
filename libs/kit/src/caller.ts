/** Who makes a call, for capabilities that keep something of the caller's. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
}
