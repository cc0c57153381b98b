/** Languages that Whisper knows, ISO 639-1. */
const CODES =
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt ln ha ba su'.split(
    ' ',
  );

const english = new Intl.DisplayNames(['en'], { type: 'language' });
const CODE_BY_NAME = new Map(CODES.map((code) => [english.of(code)?.toLowerCase(), code]));

/** The ISO 639-1 code of a language that a vendor names `en`, `en-US`, `eng` or `english`; null when it is not known. */
export function languageCode(name: string): string | null {
  const lower = name.toLowerCase().replaceAll('_', '-');
  const byName = CODE_BY_NAME.get(lower);
  if (byName !== undefined) return byName;
  try {
    const { language } = new Intl.Locale(Intl.getCanonicalLocales(lower)[0] ?? '');
    return language.length === 2 ? language : null;
  } catch {
    return null;
  }
}
