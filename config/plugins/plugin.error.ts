/** A plugin, or the file that lists the plugins, is invalid; the message names it and says what to do. */
export class PluginError extends Error {
  override readonly name = 'PluginError';

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(
      `${file}: ${reason}\nCorrect the plugin, or remove it from that file (docs/extending/plugin.md).`,
      options,
    );
  }
}
