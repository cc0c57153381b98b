import { Inject, Injectable } from '@nestjs/common';
import { type Account, AccountsService, type Creation } from '@capstan/auth';
import { type CreditsConfig, LedgerService, creditsConfig } from '@capstan/credits';
import { DataSource } from 'typeorm';

/** An account to be created by an admin. */
export interface NewAccount {
  email: string;
  name: string;
  /** Whole credits to start with; absent: SIGNUP_CREDITS. */
  credits?: number;
  /** Identifies repeats of the request. */
  creation?: Creation;
  /** Account id of the admin. */
  actor: string;
}

/** Creates accounts with their first credits, both or neither. */
@Injectable()
export class OpenAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly ledger: LedgerService,
    @Inject(creditsConfig.token) private readonly config: CreditsConfig,
  ) {}

  /** @throws InvalidRequestError, EmailTakenError, AlreadyDoneError, CreationMismatchError */
  async open({ email, name, credits, creation, actor }: NewAccount): Promise<Account> {
    const amountCredits = credits ?? this.config.signupCredits;
    return this.dataSource.transaction(async (manager) => {
      const account = await this.accounts.create({ email, name, creation }, manager);
      if (amountCredits > 0) {
        const reason = 'Sign-up credits';
        await this.ledger.book(
          { accountId: account.id, kind: 'grant', amountCredits, reason, actor, reference: 'signup' },
          manager,
        );
      }
      return account;
    });
  }
}
