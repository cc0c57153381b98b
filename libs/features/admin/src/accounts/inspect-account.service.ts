import { Injectable } from '@nestjs/common';
import { type Account, AccountsService, ApiKeysService } from '@capstan/auth';
import { LedgerService } from '@capstan/credits';
import type { AccountDetail } from './account-detail.js';

/** Collects what the features know about an account. */
@Injectable()
export class InspectAccountService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly keys: ApiKeysService,
    private readonly ledger: LedgerService,
  ) {}

  /** @throws NotFoundError */
  async inspect(id: string): Promise<AccountDetail> {
    return this.detailOf(await this.accounts.get(id));
  }

  async detailOf(account: Account): Promise<AccountDetail> {
    const [balance, workingKeys] = await Promise.all([
      this.ledger.balanceOf(account.id),
      this.keys.countWorking(account.id),
    ]);
    return { account, balance, workingKeys };
  }
}
