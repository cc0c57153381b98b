import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `message_settings`: what an account and its operator decided. */
@Entity('message_settings')
export class MessageSettingsEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'message_settings_pkey' })
  accountId: string;

  @Column('text', {
    name: 'allowed_recipients',
    array: true,
    nullable: true,
    comment: 'patterns of the account; null: every recipient',
  })
  allowedRecipients: string[] | null;

  @Column('text', {
    name: 'operator_recipients',
    array: true,
    nullable: true,
    comment: 'patterns of the operator, which hold as well; null: every recipient',
  })
  operatorRecipients: string[] | null;

  @Column('integer', { name: 'daily_limit', nullable: true, comment: 'a channel; null: as configured' })
  dailyLimit: number | null;

  @Column('text', { name: 'signing_secret', comment: 'of messages to webhooks' })
  signingSecret: string;
}
