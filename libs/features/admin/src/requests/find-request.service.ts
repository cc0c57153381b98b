import { Injectable } from '@nestjs/common';
import { type LoggedRequest, RequestLog } from '@capstan/capabilities';
import { NotFoundError } from '@capstan/platform-core';

/** Finds a call of any account. */
@Injectable()
export class FindRequestService {
  constructor(private readonly log: RequestLog) {}

  /**
   * @param id the call's own id, or the request id of its response; the latest call if that was used twice.
   * @throws NotFoundError
   */
  async find(id: string): Promise<LoggedRequest> {
    const found = await this.log.find(id);
    if (!found) {
      throw new NotFoundError('The request', 'Use `id` or `request_id` of a call in GET /v1/admin/requests.');
    }
    return found;
  }
}
