/** Fits of a text to what is asked for: 0 does not, 1 does. */
export const FITS = 1;
const OTHER_UNIT = 0.25;

const WORDS = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|fifty|hundred|thousand|million|billion|once|twice|double|half|zero|unlimited|no (?:limit|timeout|maximum)',
  'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|hundert|tausend|einmal|zweimal|dreimal|unbegrenzt',
  'deux|trois|quatre|cinq|sept|huit|dix|onze|douze|quinze|vingt|trente|mille|une fois',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil|una vez',
  'tre|quattro|cinque|sette|otto|dieci|dodici|quindici|venti|trenta|cento|una volta',
  'dois|duas|quatro|sete|oito|nove|dez|doze|vinte|trinta|cem|uma vez',
  'twee|drie|vier|vijf|zes|zeven|negen|tien|twaalf|twintig|dertig|honderd|duizend|eenmaal|tweemaal',
  // Words of other languages too: "due to", "sei", "un moteur neuf", "a cent".
  '(?:ogni|dopo|per|circa|durano?|i|le) (?:due|sei)|(?:les|apres|pendant|environ) (?:neuf|cent)',
].join('|');
const AMOUNT = String.raw`(?:\p{N}[\p{N}.,]*|(?:${WORDS})(?![\p{L}\p{N}]))`;
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:\p{N}|(?:${WORDS})(?![\p{L}\p{N}]))`, 'iu');

const TIMES =
  'how (?:long|often|late|early|old)|timeout|interval|duration|period|wie ?(?:lange?|oft|haufig)|combien de (?:temps|fois)|(?:tous|toutes) les combien|(?:quelle|que|quale|che) (?:frequence|frecuencia|frequenza|frequencia)|cada (?:cuanto|quanto)|ogni quanto|cuant[oa]s? (?:tiempo|veces|duran?)|quant[oaei]s? (?:tempo|spesso|volte|vezes|dura(?:no|m)?)|hoe (?:lang|vaak)';
const TIME_UNITS = [
  String.raw`\d+ ?(?:ms|s|h|min)`,
  'milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|daily|hourly|weekly|monthly|annually|yearly|once|twice|times|never',
  'sekunden?|minuten?|stunden?|tag|tagen?|wochen?|monat|monaten?|jahr|jahren?|(?:ein|zwei|drei)mal|nie',
  'secondes?|heures?|jours?|semaines?|mois|ans?|annees?|fois|jamais',
  'segundos?|minutos?|horas?|dias?|semanas?|mes|meses|anos?|veces|vez|nunca',
  'secondi|minuti|ore|giorni|giorno|settiman[ae]|mes[ei]|ann[oi]|volt[ae]|mai',
  'vezes|secondes|seconden|minuten|uur|uren|dag|dagen|week|weken|maand|maanden|jaar|keer|nooit',
].join('|');
/** "lasts for about 400 cups", "alle 20 Ladungen": how long and how often are not always stated in time. */
const COUNTED = String.raw`(?:every|after|for|lasts?|alle|nach|fur|halt|halten|halt bis zu|(?:tous|toutes) les|apres|pendant|dure|durent|cada|tras|despues de|durante|duran?|ogni|dopo|per|durano|apos|depois de|por|duram|elke|om de|na|gedurende|(?:gaat|gaan)(?: \p{L}+)?)(?: \p{L}+){0,2} ${AMOUNT} \p{L}{3,}`;
/** How often, without a number. */
const REGULARLY =
  /(?<!\p{L})(?:daily|hourly|weekly|monthly|annually|yearly|(?:every|each) (?:day|week|month|year|hour|evening|morning|night|time)|(?:tag|wochent|monat|jahr|stund)lich|jede[nrsm]? (?:tag|woche|monat|jahr|stunde|abend|morgen|nacht)|chaque (?:jour|semaine|mois|annee|heure|soir|matin|fois)|(?:tous|toutes) les (?:jours|soirs|matins|mois|ans|semaines|heures)|(?:cada|todos los|todas las|todos os|todas as) (?:dias?|semanas?|mes|meses|anos?|noches?|noites?|horas?|vez)|diariamente|semanalmente|mensualmente|mensalmente|anualmente|ogni (?:giorno|settimana|mese|anno|sera|mattina|ora|volta)|dagelijks|wekelijks|maandelijks|jaarlijks|(?:elke|iedere) (?:dag|week|maand|avond|ochtend|keer)|elk (?:jaar|uur))(?!\p{L})/iu;
const ASKS_HOW_OFTEN =
  /\b(?:how often|wie ?(?:oft|haufig)|combien de fois|(?:tous|toutes) les combien|(?:quelle|que|quale|che) (?:frequence|frecuencia|frequenza|frequencia)|cada (?:cuanto|quanto)|ogni quanto|quanto spesso|cuantas veces|quante volte|quantas vezes|hoe vaak)\b/iu;

const UNITS: readonly (readonly [asked: RegExp, unit: RegExp])[] = [
  [
    new RegExp(String.raw`\b(?:${TIMES})\b`, 'iu'),
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${TIME_UNITS})(?![\p{L}\p{N}])|(?<!\p{L})${COUNTED}`, 'iu'),
  ],
  [
    /\b(?:how (?:big|large)|size|memory|disk|wie gross)\b/iu,
    /\b(?:\d+ ?(?:[KMGT]i?B|[kmgt]b)|bytes?|kilobytes?|megabytes?|gigabytes?|characters?|lines?|pages?|entries|metres?|meters?|km|cm|mm)\b/iu,
  ],
  [
    /\b(?:cost|price|fee|expensive)\b/iu,
    /[$€£¥]|\b(?:euros?|dollars?|pounds?|credits?|cents?|percent|free)\b/iu,
  ],
  [/\b(?:slower|faster|slow|fast)\b/iu, /\b(?:times|percent|\d+x)\b|%|\b\d+(?:\.\d+)?x\b/iu],
];

/** How well a text answers a question for a number, 0 to 1: with its unit, if the question implies one. Both without accents. */
export function numberFit(text: string, question: string): number {
  if (ASKS_HOW_OFTEN.test(question) && REGULARLY.test(text)) return FITS;
  if (!NUMBER.test(text)) return 0;
  const wanted = UNITS.find(([asked]) => asked.test(question))?.[1];
  return wanted === undefined || wanted.test(text) ? FITS : OTHER_UNIT;
}
