import type { ConfigVariable } from './admin-types.ts';

export interface ConfigurationSection {
  title: string;
  variables: ConfigVariable[];
}

/** Which variables are shown: all, those that are set, or those of plugins. */
export type Shown = 'all' | 'set' | 'plugins';

/** Groups the variables that match by their heading, in the order in which they came. */
export function configurationSections(
  variables: readonly ConfigVariable[],
  { search = '', shown = 'all' }: { search?: string; shown?: Shown },
): ConfigurationSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, ConfigVariable[]>();
  for (const variable of variables) {
    if (shown === 'set' && variable.source !== 'environment') continue;
    if (shown === 'plugins' && variable.plugin === null) continue;
    const text = `${variable.name} ${variable.description}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    sections.set(variable.section, [...(sections.get(variable.section) ?? []), variable]);
  }
  return [...sections].map(([title, found]) => ({ title, variables: found }));
}
