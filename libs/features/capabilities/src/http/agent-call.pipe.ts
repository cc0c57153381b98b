import type { PipeTransform } from '@nestjs/common';
import type { Capability } from '@capstan/kit';
import { validateParams } from '@capstan/platform-http';
import { UnknownCapabilityError } from '../errors/unknown-capability.error.js';
import { AgentParams } from './agent.params.js';
import { CapabilityParamsPipe, type ValidParams } from './capability-params.pipe.js';

/** A call of the capability named in the body. */
export interface AgentCall {
  readonly capability: string;
  readonly params: ValidParams;
}

/** Looks up the capability named in the body and validates the parameters against its definition. */
export class AgentCallPipe implements PipeTransform<unknown, AgentCall> {
  private readonly pipes: ReadonlyMap<string, CapabilityParamsPipe>;

  constructor(catalog: readonly Capability[]) {
    this.pipes = new Map(
      catalog.map((definition) => [definition.name, new CapabilityParamsPipe(definition, 'params')]),
    );
  }

  /** @throws InvalidRequestError, UnknownCapabilityError. */
  transform(body: unknown): AgentCall {
    // The parameters are validated once, by the rules of the capability.
    const { capability, params } = validateParams(AgentParams, body, { isOuter: true });
    const pipe = this.pipes.get(capability);
    if (!pipe) throw new UnknownCapabilityError(capability, [...this.pipes.keys()]);
    return { capability, params: pipe.transform(params) };
  }
}
