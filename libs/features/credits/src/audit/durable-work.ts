/** Work that holds credits until it ends (docs/adr/0022-durable-calls.md), as its feature stores it. */
export interface DurableWork {
  name: string;
  /**
   * SQL of the work that has not ended: `id` of its call and hold, `account_id`, and `credits` held for it.
   */
  open: string;
}
