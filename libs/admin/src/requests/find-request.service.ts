import { Injectable } from '@nestjs/common';
import type { LoggedRequest } from '@capstan/capabilities';
import { NotFoundError } from '@capstan/platform-errors';
import { DataSource } from 'typeorm';

/** $2 is null for a text that cannot be the id of a row: PostgreSQL raises an error for one. */
const FIND = `
SELECT id, request_id AS "requestId", account_id AS "accountId", key_id AS "keyId", capability, route, mode, status,
  error_slug AS "errorSlug", credits, provider_used AS "providerUsed", attempts, started_at AS "startedAt",
  duration_ms AS "durationMs"
FROM requests WHERE id = $2 OR request_id = $1
ORDER BY id = $2 DESC NULLS LAST, started_at DESC, id DESC LIMIT 1`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a call of any account. */
@Injectable()
export class FindRequestService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param id the call's own id, or the request id of its answer; the latest call when that was used twice.
   * @throws NotFoundError
   */
  async find(id: string): Promise<LoggedRequest> {
    const [found] = id.includes('\0')
      ? []
      : await this.dataSource.query<LoggedRequest[]>(FIND, [id, UUID.test(id) ? id : null]);
    if (!found) {
      throw new NotFoundError('The request', 'Use `id` or `request_id` of a call in GET /v1/admin/requests.');
    }
    return found;
  }
}
