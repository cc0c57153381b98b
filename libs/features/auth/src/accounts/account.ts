/** Whoever holds keys and credits. The balance is kept by the credits feature under the account's id. */
export interface Account {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  /** While set, no key of the account works. */
  suspendedAt: Date | null;
  /** Requests a minute over all its keys; null: the service's default. */
  rateLimitPerMinute: number | null;
}
