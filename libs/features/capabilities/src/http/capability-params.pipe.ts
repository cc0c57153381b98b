import type { PipeTransform } from '@nestjs/common';
import type { Capability } from '@capstan/kit';
import { validateParams } from '@capstan/platform-http';

/** Parameters of a call that passed validation. */
export interface ValidParams {
  /** An instance of the capability's class of parameters, with its defaults. */
  readonly values: object;
  /** As received: a repetition under the same Idempotency-Key must send the same. */
  readonly sent: unknown;
}

/** Validates the parameters of a call by the definition of its capability. */
export class CapabilityParamsPipe implements PipeTransform<unknown, ValidParams> {
  /** @param path of the parameters in the body, for the paths of faults. */
  constructor(
    private readonly definition: Pick<Capability, 'params' | 'check'>,
    private readonly path = '',
  ) {}

  /** @throws InvalidRequestError with the path of each fault; what the capability's own check finds. */
  transform(sent: unknown): ValidParams {
    const values = validateParams(this.definition.params, sent, { path: this.path, nullIsAbsent: true });
    const fault = this.definition.check?.(values);
    if (fault) throw fault;
    return { values, sent };
  }
}
