/** Work for which credits are held until it ends (docs/adr/0022-durable-calls.md), as its feature keeps it. */
export interface DurableWork {
  name: string;
  /** SQL of what has not ended: `id` of its call, which is also that of the hold, `account_id`, and `credits` held for it. */
  open: string;
}
