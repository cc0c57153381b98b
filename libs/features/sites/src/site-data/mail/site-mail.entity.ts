import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SiteEntity } from '../../tables/site.entity.js';

/** Row of `site_mails`. */
@Entity('site_mails', {
  comment: 'e-mail of the last day, which limits how much is sent and sends nothing twice',
})
@Index('site_mails_site', ['siteId', 'kind', 'sentAt'])
export class SiteMailEntity {
  @PrimaryColumn('uuid', {
    comment: 'what it is about, e.g. an entry',
    primaryKeyConstraintName: 'site_mails_pkey',
  })
  reference: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'site_mails_pkey' })
  kind: string;

  @ForeignKey(() => SiteEntity, { name: 'site_mails_site_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @Column('bytea', { name: 'address_hash' })
  addressHash: Buffer;

  @Column('timestamptz', { name: 'sent_at', default: () => 'clock_timestamp()' })
  sentAt: Date;
}
