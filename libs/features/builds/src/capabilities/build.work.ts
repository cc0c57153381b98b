import { ChargedOnStart, DefineProvider, type StartedCall } from '@capstan/kit';
import type { EntityManager } from 'typeorm';
import type { BuildCreatedResult } from '../builds/build.result.js';
import { streamUrlOf } from '../builds/build.mapper.js';
import { BuildsService } from '../builds/builds.service.js';
import { SELF } from './build-providers.js';
import type { BuildParams } from './build.params.js';

/** A build as durable work, with the id of its call. */
@DefineProvider(SELF)
export class BuildWork extends ChargedOnStart<BuildParams, BuildCreatedResult> {
  constructor(private readonly builds: BuildsService) {
    super();
  }

  override async prepare({ id, params, accountId }: StartedCall<BuildParams>): Promise<BuildCreatedResult> {
    const { companyId, siteId, isNew, question } = await this.builds.prepare(accountId, {
      prompt: params.prompt,
      companyId: params.company_id?.toLowerCase(),
      siteId: params.site_id?.toLowerCase(),
    });
    return {
      execution_id: id,
      company_id: companyId,
      site_id: siteId,
      is_new_site: isNew,
      status: 'running',
      stream_url: streamUrlOf(id),
      ...(question === undefined ? {} : { question }),
    };
  }

  override isFree({ question }: BuildCreatedResult): boolean {
    return question !== undefined;
  }

  override async begin(
    manager: EntityManager,
    { id, params, accountId, keyId, chargeSubject }: StartedCall<BuildParams>,
    { company_id: companyId, site_id: siteId, is_new_site: isNewSite, question }: BuildCreatedResult,
  ): Promise<void> {
    const { prompt } = params;
    await this.builds.begin(manager, {
      id,
      companyId,
      siteId,
      isNewSite,
      accountId,
      keyId,
      chargeSubject: question === undefined ? chargeSubject : null,
      prompt,
      question,
    });
  }

  override begun(id: string): void {
    this.builds.begun(id);
  }
}
