/** The same findings came back after every repair. */
export class RepairsExhausted extends Error {
  override readonly name = 'RepairsExhausted';

  constructor() {
    super('its changes did not pass the check, and its repairs did not fix them');
  }
}

/** The model is in a loop, and a nudge did not help. */
export class ModelLoopError extends Error {
  override readonly name = 'ModelLoopError';

  constructor(how: string) {
    super(`the model ${how}`);
  }
}

/** The document of a model cannot be used, also after a repair. */
export class DocumentRejected extends Error {
  override readonly name = 'DocumentRejected';

  constructor(what: string) {
    super(`its document ${what}`);
  }
}
