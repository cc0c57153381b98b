import { QUESTION_STOP_WORDS } from '@capstan/answers';
import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

const PEOPLE = '(?:ich|wir|man|sie|du)';

export const GERMAN: Phrasebook = {
  language: 'de',
  stopWords: QUESTION_STOP_WORDS.de,
  openings: [
    /^(?:bitte|hallo|guten tag|und|auch|außerdem|zudem|dann|erstens|zweitens)\b[\s,!.:-]*/i,
    /^(?:(?:kannst|könntest) du|können sie|könnten sie) (?:mir |uns )?(?:bitte )?(?:sagen|erklären|zeigen)?[\s,]*/i,
    /^(?:ich|wir) (?:möchte|möchten|will|wollen|würde gern|würde gerne)(?: gern| gerne)? (?:wissen|verstehen|erfahren)[\s,:]*/i,
    /^(?:erkläre?|erklär|sag|sage|zeige?|nenne?|beschreibe?|finde?|suche?|recherchiere?|untersuche?|analysiere?|fasse?|erstelle?|schreibe?|gib|geben sie|gebt|ermittle|liste|verfasse?)\b\s*(?:sie |mir |uns )*(?:bitte )?(?:heraus,? |auf )?/i,
    /^(?:(?:einen|eine|ein|den|die|das)\s+)?(?:(?:kurzen?|ausführlichen?|umfassenden?|detaillierten?|aktuellen?)\s+)*(?:überblick|übersicht|bericht|zusammenfassung|analyse|einführung|recherche|informationen|infos)\s+(?:über|zu|zum|zur|von)\s+/i,
    /^(?:nach|über|zum thema|thema|frage|aufgabe)\b\s*:?\s*/i,
    /^(?:die|der|das|den|dem) (?=\S)/,
  ],
  shapes: [
    [/^(?:warum|weshalb|wieso|weswegen)\s+(?<subject>.+)/i, 'causes'],
    [
      /^wie (?:wirkt|wirken|wirkte|beeinflusst|beeinflussen|verändert|verändern)(?: sich)?\s+(?<subject>.+)/i,
      'effects',
    ],
    [/^(?:wie ?viel|was) (?:kostet|kosten|kostete)\b(?<subject>.*)/i, 'costs'],
    [/^wie teuer (?:ist|sind|war)\s+(?<subject>.+)/i, 'costs'],
    [/^wie (?:sicher|gefährlich|schädlich|giftig) (?:ist|sind)\s+(?<subject>.+)/i, 'risks'],
    [
      /^(?:ist|sind) (?<subject>.+?) (?:sicher|gefährlich|schädlich|giftig|gesund|ungesund)\b(?<rest>.*)/i,
      'risks',
    ],
    [/^wie (?:gut|schnell|effizient|zuverlässig|genau) (?:ist|sind)\s+(?<subject>.+)/i, 'performance'],
    [
      /^wie (?:funktioniert|funktionieren|arbeitet|arbeiten|entsteht|entstehen)\s+(?<subject>.+)/i,
      'workings',
    ],
    [
      new RegExp(
        `^wie (?:kann|können|soll|sollte|muss|[\\p{L}]+e|[\\p{L}]+t) ${PEOPLE}\\s+(?<subject>.+)`,
        'iu',
      ),
      'steps',
    ],
    [/^(?:anleitung|anleitungen)\s+(?:zum|zur|für|zu)\s+(?<subject>.+)/i, 'steps'],
    [/^lohn(?:t|en) (?:es )?sich\s+(?<subject>.+)/i, 'benefits'],
    [/^soll(?:te|ten|en)? (?:ich|wir|man)\s+(?<subject>.+)/i, 'benefits'],
    [/^(?:(?:was|welche[rs]?) (?:ist|sind) )?(?:der|die|das )?\s*beste[nrs]?\s+(?<subject>.+)/i, 'selection'],
    [/^welche[rsnm]? (?<subject>.+)/i, 'selection'],
    [
      /^wer (?:hat|erfand|gründete|entdeckte|schrieb|baute)\s+(?<subject>.+?)(?: (?:erfunden|gegründet|entdeckt|geschrieben|gebaut))?$/i,
      'history',
    ],
    [/^wer (?:ist|war|sind|waren)\s+(?<subject>.+)/i, 'people'],
    [
      /^(?:seit )?wann (?:ist|war|sind|waren|wurde|wurden|wird|hat|begann|endete)\s+(?<subject>.+?)(?: (?:gebaut|gegründet|geboren|erfunden|eröffnet|entstanden))?$/i,
      'history',
    ],
    [/^wie (?:ist|war) der stand (?:der|des|bei|von)\s+(?<subject>.+)/i, 'background'],
    [/^was (?:ist|sind|war|waren|bedeutet|versteht man unter)\s+(?<subject>.+)/i, 'background'],
  ],
  comparisons: [
    /^(?:was ist |worin besteht |worin liegt )?(?:der |die )?(?:wesentlichen? |wichtigsten? )?unterschiede?\s+zwischen\s+(?<things>.+)/i,
    /^(?:ein(?:en)? )?(?:vergleich (?:von|zwischen)|vergleiche?(?: sie)?)\s+(?<things>.+)/i,
    /^wie unterscheide(?:t|n) sich\s+(?<things>.+)/i,
    /^(?:ist|sind) (?<a>.+?) (?<quality>besser|schlechter|schneller|billiger|günstiger|sicherer|gesünder|teurer) als (?<b>.+)/i,
    /^was ist (?<quality>besser|günstiger|sicherer|schneller)\s*[:,-]?\s*(?<things>.+)/i,
    /^(?<things>.+\s(?:vs\.?|versus|oder|gegen)\s.+)/i,
    /^(?<a>.+?) im vergleich (?:zu|mit|zum|zur) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:und\s+|oder\s+)?|\s+(?:vs\.?|versus|und|oder|gegen|mit|sowie|von|&)\s+/i,
  purpose: /\s+(?:für|hinsichtlich|bezüglich|in|im|bei|beim|als|auf)\s+/i,
  furtherQuestion:
    /,?\s+(?:und|aber)\s+(?=(?:was|wie|warum|wer|wann|wo|welche[rsnm]?|ist|sind|lohnt|lohnen|kostet|kosten|gibt es)\b)/i,
  link: /\s+(?:von|vom|der|des|für|bei|beim|auf|in|im|zu|zum|zur|über|mit|durch|hat|haben|gibt es)\s+/i,
  including:
    /,?\s+(?:einschließlich|inklusive|insbesondere|vor allem|mit schwerpunkt (?:auf)?|mit fokus auf)\s+/i,
  pronouns: wordSet(
    'es sie ihr ihre ihren ihrer er sein seine dessen deren diese dieser dieses das dabei dafur',
  ),
  aspects: {
    background: aspectWords('Hintergrund', 'Überblick, Einführung', 'Grundlagen, Hintergrund, Definition'),
    workings: aspectWords(
      'Funktionsweise',
      'Funktionsweise, Prinzip, Verfahren',
      'Funktion, Aufbau, Methoden, Mechanismus',
    ),
    steps: aspectWords('Anleitung', 'Anleitung, Schritte', 'Vorgehen, Tutorial'),
    causes: aspectWords('Ursachen', 'Ursachen, Gründe', 'Ursache, Grund, Auslöser, Faktoren'),
    effects: aspectWords(
      'Auswirkungen',
      'Auswirkungen, Folgen, Wirkung',
      'Auswirkung, Effekte, Einfluss, Konsequenzen',
    ),
    benefits: aspectWords('Vorteile', 'Vorteile, Nutzen', 'Vorteil, Vor, Chancen, Stärken'),
    drawbacks: aspectWords(
      'Nachteile und Probleme',
      'Probleme, Nachteile',
      'Problem, Nachteil, Schwächen, Herausforderungen, Schwierigkeiten',
    ),
    risks: aspectWords('Risiken', 'Risiken, Gefahren, Sicherheit', 'Risiko, Gefahr, Nebenwirkungen'),
    costs: aspectWords('Kosten', 'Kosten, Preis', 'Preise, Ausgaben, Gebühren'),
    evidence: aspectWords(
      'Belege',
      'Studie, Ergebnisse, Daten',
      'Studien, Belege, Forschung, Statistik, Zahlen, Nachweise',
    ),
    limitations: aspectWords('Grenzen', 'Grenzen, Kritik', 'Einschränkungen, Kontroversen'),
    alternatives: aspectWords('Alternativen', 'Alternativen, Möglichkeiten', 'Alternative, Optionen'),
    history: aspectWords('Geschichte', 'Geschichte, Entwicklung', 'Entstehung, Ursprung, Herkunft'),
    outlook: aspectWords(
      'Ausblick',
      'Zukunft, Prognose, Trends',
      'Ausblick, Perspektiven, Aussichten, Entwicklungen',
    ),
    examples: aspectWords('Beispiele', 'Beispiele, Anwendungen', 'Beispiel, Anwendung, Einsatz'),
    market: aspectWords('Markt', 'Markt, Wachstum, Marktanteil', 'Märkte, Nachfrage, Absatz'),
    companies: aspectWords('Unternehmen', 'Unternehmen, Hersteller, Anbieter', 'Firmen, Produzenten'),
    people: aspectWords('Personen', 'Biografie, Leben, Gründer', 'Personen, Erfinder'),
    rules: aspectWords(
      'Regeln und Anforderungen',
      'Vorschriften, Gesetz, Anforderungen',
      'Regeln, Gesetze, Regulierung, Voraussetzungen, Förderung',
    ),
    selection: aspectWords('Auswahl', 'Vergleich, Test', 'Auswahl, Empfehlungen, Kriterien, Bewertung'),
    performance: aspectWords('Leistung', 'Leistung, Effizienz', 'Wirkungsgrad, Qualität, Zuverlässigkeit'),
  },
};
