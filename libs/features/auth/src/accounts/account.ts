/** An owner of keys and credits. The credits feature stores the balance under the account's id. */
export interface Account {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  /** While set, no key of the account works. */
  suspendedAt: Date | null;
  /** Requests per minute of all its keys together; null: the service's default. */
  rateLimitPerMinute: number | null;
}
