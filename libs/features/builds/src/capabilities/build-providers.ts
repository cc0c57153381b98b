import { type CallContext, type Caller, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { BuildsService } from '../builds/builds.service.js';
import { BuildViews } from '../builds/build-views.js';
import { STOPPED, accepted, streamUrlOf } from '../builds/build.mapper.js';
import type { BuildIdParams, BuildMessageParams, BuildParams } from './build.params.js';
import type {
  BuildCreatedResult,
  BuildResult,
  BuildStoppedResult,
  BuildMessageAcceptedResult,
} from '../builds/build.result.js';

/** All four are this service itself; what fails is never the provider. */
const OURSELVES = { name: 'capstan', title: 'Capstan', failuresAreTargets: true };

/** Builds belong to accounts: the service never builds for itself. */
function callerOf({ caller }: CallContext): Caller {
  if (!caller) throw new Error('a build needs a caller');
  return caller;
}

abstract class OwnProvider {
  isConfigured(): boolean {
    return true;
  }
}

@DefineProvider(OURSELVES)
export class BuildProvider
  extends OwnProvider
  implements CapabilityProvider<BuildParams, BuildCreatedResult>
{
  constructor(private readonly builds: BuildsService) {
    super();
  }

  async call(
    { prompt, company_id, site_id }: BuildParams,
    context: CallContext,
  ): Promise<BuildCreatedResult> {
    const { id, companyId, siteId, isNew } = await this.builds.create(callerOf(context), {
      prompt,
      companyId: company_id?.toLowerCase(),
      siteId: site_id?.toLowerCase(),
    });
    return {
      execution_id: id,
      company_id: companyId,
      site_id: siteId,
      is_new_site: isNew,
      status: 'running',
      stream_url: streamUrlOf(id),
    };
  }
}

@DefineProvider(OURSELVES)
export class BuildStatusProvider
  extends OwnProvider
  implements CapabilityProvider<BuildIdParams, BuildResult>
{
  constructor(private readonly views: BuildViews) {
    super();
  }

  call({ execution_id }: BuildIdParams, context: CallContext): Promise<BuildResult> {
    return this.views.get(callerOf(context).accountId, execution_id);
  }
}

@DefineProvider(OURSELVES)
export class BuildMessageProvider
  extends OwnProvider
  implements CapabilityProvider<BuildMessageParams, BuildMessageAcceptedResult>
{
  constructor(private readonly builds: BuildsService) {
    super();
  }

  async call(
    { execution_id, prompt }: BuildMessageParams,
    context: CallContext,
  ): Promise<BuildMessageAcceptedResult> {
    await this.builds.message(callerOf(context).accountId, execution_id, prompt);
    return accepted(execution_id);
  }
}

@DefineProvider(OURSELVES)
export class BuildStopProvider
  extends OwnProvider
  implements CapabilityProvider<BuildIdParams, BuildStoppedResult>
{
  constructor(private readonly builds: BuildsService) {
    super();
  }

  async call({ execution_id }: BuildIdParams, context: CallContext): Promise<BuildStoppedResult> {
    await this.builds.stop(callerOf(context).accountId, execution_id);
    return STOPPED;
  }
}
