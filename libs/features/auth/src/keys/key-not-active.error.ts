import { AppError } from '@capstan/platform-core';

const WHY = {
  rotated: 'has been rotated already',
  revoked: 'has been revoked',
  expired: 'has expired',
} as const;

/** 409: the key cannot be rotated or changed, because it is no longer the current one. */
export class KeyNotActiveError extends AppError {
  /** @param rotatedTo id of the key that replaced it, if it was rotated. */
  constructor(reason: keyof typeof WHY, rotatedTo: string | null = null) {
    super({
      slug: 'key-not-active',
      status: 409,
      title: 'Key not active',
      detail: `The key ${WHY[reason]}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        rotatedTo === null
          ? 'Create a new key.'
          : 'Use the key that replaced it; its id is in `rotated_to`. If its text was lost, revoke it and create a new key.',
      ...(rotatedTo === null ? {} : { extensions: { rotated_to: rotatedTo } }),
    });
  }
}
