/** The caller of a capability, for capabilities that store data of an account. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
}
