import { Injectable } from '@nestjs/common';
import { LedgerService } from '@capstan/credits';
import { type CreditGrant, Credits, InvalidRequestError } from '@capstan/kit';

/** The kit's credit service, implemented with the ledger. */
@Injectable()
export class PluginCredits extends Credits {
  constructor(private readonly ledger: LedgerService) {
    super();
  }

  override async balanceOf(accountId: string): Promise<number> {
    return (await this.ledger.balanceOf(accountId)).balance;
  }

  override async grant({ amountCredits, ...grant }: CreditGrant): Promise<boolean> {
    if (!Number.isSafeInteger(amountCredits) || amountCredits < 1) {
      const message = `must be a whole number of at least 1 (got ${amountCredits})`;
      throw new InvalidRequestError([{ path: 'amountCredits', message }]);
    }
    const { booked } = await this.ledger.book({ ...grant, amountCredits, kind: 'grant', actor: 'system' });
    return booked;
  }
}
