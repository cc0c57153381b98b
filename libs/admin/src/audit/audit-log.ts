import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminAct, AuditEntry, AuditFilter } from './audit-entry.js';
import { withoutSecrets } from './without-secrets.js';

const COLUMNS = `id, at, actor_account_id AS "actorAccountId", actor_key_id AS "actorKeyId", action,
  target_type AS "targetType", target_id AS "targetId", details, request_id AS "requestId"`;

/** The append-only table `admin_audit`: who did what to whom. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  async record(act: AdminAct): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO admin_audit (actor_account_id, actor_key_id, action, target_type, target_id, details, request_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        act.actorAccountId,
        act.actorKeyId,
        act.action,
        act.targetType,
        act.targetId,
        withoutSecrets(act.details),
        act.requestId,
      ],
    );
  }

  /** Newest first. */
  async list(filter: AuditFilter): Promise<AuditEntry[]> {
    return this.dataSource.query<AuditEntry[]>(
      `SELECT ${COLUMNS} FROM admin_audit
       WHERE ($1::text IS NULL OR action = $1) AND ($2::uuid IS NULL OR actor_account_id = $2)
         AND ($3::uuid IS NULL OR actor_key_id = $3)
         AND ($4::text IS NULL OR target_type = $4) AND ($5::uuid IS NULL OR target_id = $5)
         AND ($6::timestamptz IS NULL OR at >= $6) AND ($7::timestamptz IS NULL OR at < $7)
         AND ($8::bigint IS NULL OR id < $8)
       ORDER BY id DESC LIMIT $9`,
      [
        filter.action ?? null,
        filter.actorAccountId ?? null,
        filter.actorKeyId ?? null,
        filter.targetType ?? null,
        filter.targetId ?? null,
        filter.from ?? null,
        filter.to ?? null,
        filter.after ?? null,
        filter.limit,
      ],
    );
  }
}
