import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminAct, AuditEnding, AuditEntry, AuditFilter } from './audit-entry.js';
import { withoutSecrets } from './without-secrets.js';

const COLUMNS = `id, at, actor_account_id AS "actorAccountId", actor_key_id AS "actorKeyId", action, state,
  target_type AS "targetType", target_id AS "targetId", details, request_id AS "requestId"`;

/** The append-only table `admin_audit`: who did what to whom. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes an act down before it is done. @returns the id of its line. */
  async begin(act: AdminAct): Promise<number> {
    const [line] = await this.dataSource.query<[{ id: number }]>(
      `INSERT INTO admin_audit
         (actor_account_id, actor_key_id, action, state, target_type, target_id, details, request_id)
       VALUES ($1, $2, $3, 'attempted', $4, $5, '{}', $6) RETURNING id`,
      [act.actorAccountId, act.actorKeyId, act.action, act.targetType, act.targetId, act.requestId],
    );
    return line.id;
  }

  /** Says how the act of a line ended, once and for good. */
  async complete(id: number, { state, subject, error }: AuditEnding): Promise<void> {
    const details = subject?.details ?? (error === undefined ? {} : { error });
    await this.dataSource.query(
      `UPDATE admin_audit SET state = $2, details = $3,
         target_type = coalesce($4, target_type), target_id = coalesce($5, target_id) WHERE id = $1`,
      [id, state, withoutSecrets(details), subject?.targetType ?? null, subject?.targetId ?? null],
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
         AND CASE WHEN $10::text IS NULL THEN state IN ('done', 'attempted') ELSE state = $10 END
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
        filter.state ?? null,
      ],
    );
  }
}
