import { LineField } from '../fields/line-field.decorator.js';

/** Body of DELETE /v1/admin/accounts/{id}. */
export class DeleteAccountBody {
  @LineField({
    description: 'The email address of the account, so that no other one is deleted by mistake',
    maxLength: 255,
    example: 'ada@example.com',
  })
  confirm: string;
}
