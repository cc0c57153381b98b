import { type CallContext, type Caller, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { BuildsService } from '../builds/builds.service.js';
import { BuildViews } from '../builds/build-views.js';
import { STOPPED, accepted } from '../builds/build.mapper.js';
import type { BuildIdParams, BuildMessageParams } from './build.params.js';
import type { BuildResult, BuildStoppedResult, BuildMessageAcceptedResult } from '../builds/build.result.js';

/** This service itself, whose failures must not open a breaker. */
export const SELF = { name: 'capstan', title: 'Capstan', failuresAreTargets: true };

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

@DefineProvider(SELF)
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

@DefineProvider(SELF)
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
    const caller = callerOf(context);
    const charged = await this.builds.message(caller, execution_id, prompt);
    if (charged > 0) caller.spending?.onExtraCharge?.(charged);
    return accepted(execution_id);
  }
}

@DefineProvider(SELF)
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
