import type { PipeTransform } from '@nestjs/common';
import type { Capability } from '@capstan/kit';
import { validateParams } from '@capstan/platform-http';

/** Validated parameters of a call. */
export interface ValidParams {
  /** An instance of the capability's parameter class, with defaults. */
  readonly values: object;
  /** As received: a repeat with the same Idempotency-Key must send the same parameters. */
  readonly sent: unknown;
}

/** Validates the parameters of a call against the definition of its capability. */
export class CapabilityParamsPipe implements PipeTransform<unknown, ValidParams> {
  /** @param path prefix of the parameters in the body, for error paths. */
  constructor(
    private readonly definition: Pick<Capability, 'params' | 'check'>,
    private readonly path = '',
  ) {}

  /** @throws InvalidRequestError with the path of each error; the error of the capability's own check. */
  transform(sent: unknown): ValidParams {
    const values = validateParams(this.definition.params, sent, { path: this.path, nullIsAbsent: true });
    const fault = this.definition.check?.(values);
    if (fault) throw fault;
    return { values, sent };
  }
}
