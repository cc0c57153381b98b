import { Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidRequestError } from '@capstan/platform-core';
import type { PasskeyAnswer } from '../sign-in/sign-in.js';

/** The JSON form of a `PublicKeyCredential`; better-auth verifies what is in it. */
@Injectable()
export class PasskeyAnswerPipe implements PipeTransform {
  transform(value: unknown): PasskeyAnswer {
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') {
      return { ...value };
    }
    throw new InvalidRequestError([{ path: 'id', message: 'must be the id of a credential' }]);
  }
}
