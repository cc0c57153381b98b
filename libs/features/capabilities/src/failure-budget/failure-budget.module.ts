import { Module } from '@nestjs/common';
import { FailureBudget } from './failure-budget.js';

/** Provides one FailureBudget per process, for calls and jobs. Requires BroadcastModule. */
@Module({ providers: [FailureBudget], exports: [FailureBudget] })
export class FailureBudgetModule {}
