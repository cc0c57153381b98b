import { ChoiceField, IntegerField, NumberedPageQuery } from '@capstan/platform-http';
import { LEDGER_KINDS, type LedgerKind } from '../ledger/ledger-entry.js';

/** Query of GET /v1/credits. */
export class CreditsQuery extends NumberedPageQuery {
  @IntegerField({
    description: 'Ledger entries per page; `0` for the balance alone, which is what to poll',
    minimum: 0,
    maximum: 200,
    default: 50,
  })
  override limit: number = 50;

  @ChoiceField({ description: 'Only ledger entries of this kind', choices: LEDGER_KINDS, optional: true })
  kind?: LedgerKind;
}
