import { Module } from '@nestjs/common';
import { FailureBudget } from './failure-budget.js';

/** One FailureBudget a process, for calls and for the work of jobs. Needs BroadcastModule. */
@Module({ providers: [FailureBudget], exports: [FailureBudget] })
export class FailureBudgetModule {}
