import type { RuleOrder } from '../instructions/rule-order.js';

export interface FoundRule {
  order: RuleOrder;
  /** Whether it goes before all other ways to read the sentence; else it is read where there is no other. */
  isFirst: boolean;
}
