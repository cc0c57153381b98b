import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

export const ITALIAN: Phrasebook = {
  language: 'it',
  stopWords: wordSet(`
    a abbiamo ad agli ai al alcuni all alla alle allo altri altro anche ancora avere c'e ce che chi ci cio come con contro
    cosa costa costano cui da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello di dopo dove due e
    ed era erano essere fa fanno fare fra funziona funzionano gia gli ha hanno ho i il in io l la le lei lo loro lui ma
    meglio migliore migliori mi mia mio molto ne negli nei nel nell nella nelle nello noi non nostra nostro o ogni oppure
    per perche piu poi possiamo possono posso principali puo qual quale quali quando quanti quanto quante quella quelle
    quelli quello questa queste questi questo qui sara se sempre senza si sia sono sta stati stato su sua sue sugli sui sul
    sull sulla sulle suo suoi tra tutti tutto tutta tutte un una uno vale voi attuale attuali recente recenti vostro
  `),
  openings: [
    /^(?:per favore|ciao|buongiorno|e|anche|inoltre|poi|infine)\b[\s,!.:-]*/i,
    /^(?:puoi|potresti|può|potete) (?:dirmi|spiegarmi|mostrarmi|dire|spiegare)?\s*/i,
    /^(?:voglio|vorrei|vogliamo|vorremmo|ho bisogno di) (?:sapere|capire|conoscere)?\s*/i,
    /^(?:spiega|spiegami|dimmi|mostrami|trova|trovare|cerca|cercare|ricerca|analizza|analizzare|descrivi|riassumi|studia|fammi|dammi|scrivi|redigi|presenta|prepara)\s+/i,
    /^(?:una? |un['’]|il |la |lo )?(?:(?:breve|dettagliat[ao]|complet[ao])\s+)*(?:panoramica|rapporto|relazione|riassunto|sintesi|analisi|introduzione|informazioni)\s+(?:dettagliat[ao] |complet[ao] )?(?:su|sul|sulla|sui|sulle|sugli|di|del|della|dei|delle)\s+/i,
    /^(?:su|riguardo a|argomento|domanda)\b\s*:?\s*/i,
    /^(?:[lL]['’]|(?:il|lo|la|i|gli|le|un|una) (?=\S))/,
  ],
  shapes: [
    [/^perch[eé]\s+(?<subject>.+)/i, 'causes'],
    [
      /^(?:in che modo|come) (?<subject>.+? (?:influisce|influenza|influiscono|influenzano|cambia|cambiano) .+)/i,
      'effects',
    ],
    [/^quanto (?:costa|costano|vale|valgono)\b(?<subject>.*)/i, 'costs'],
    [/^(?:è|sono) (?:sicur[oaie]|pericolos[oaie]|dannos[oaie]|tossic[oaie])\s+(?<subject>.+)/i, 'risks'],
    [/^(?<subject>.+?) (?:è|sono) (?:sicur[oaie]|pericolos[oaie]|dannos[oaie])\b(?<rest>.*)/i, 'risks'],
    [/^come (?:funziona|funzionano)\s+(?<subject>.+)/i, 'workings'],
    [/^come (?:si )?(?:posso |può |devo )?(?<subject>.+)/i, 'steps'],
    [/^(?:vale la pena(?: di)?|conviene|dovrei|devo)\s+(?<subject>.+)/i, 'benefits'],
    [/^(?:qual(?:e|i)? (?:è|sono) )?(?:il |la |i |le )?miglior[ei]?\s+(?<subject>.+)/i, 'selection'],
    [/^chi ha (?:inventato|fondato|creato|scoperto|scritto|costruito)\s+(?<subject>.+)/i, 'history'],
    [/^chi (?:è|era|sono|erano|fu)\s+(?<subject>.+)/i, 'people'],
    [/^quando (?:è|fu|è stat[oa]|sono)\s+(?<subject>.+)/i, 'history'],
    [
      /^(?:(?:che )?cos['’]?a? ?(?:è|sono|significa)|qual(?:e|i)? (?:è|sono|era|erano))\s+(?<subject>.+)/i,
      'background',
    ],
    [/^qual[ei] (?<subject>.+)/i, 'selection'],
  ],
  comparisons: [
    /^(?:qual(?:e|i)? (?:è|sono) )?(?:la |le )?(?:principali )?differenz[ae] (?:tra|fra)\s+(?<things>.+)/i,
    /^(?:(?:un |il )?confronto (?:tra|fra|di)|confronta(?:re)?|paragona(?:re)?)\s+(?<things>.+)/i,
    /^(?<a>.+?) (?:è|sono) (?<quality>miglior[ei]|peggior[ei]|più [\p{L}-]+|meno [\p{L}-]+) (?:di|del|della|dei|delle) (?<b>.+)/iu,
    /^(?<things>.+\s(?:vs\.?|versus|o|oppure|contro)\s.+)/i,
    /^(?<a>.+?) (?:rispetto (?:a|al|alla|ai|alle)|in confronto (?:a|al|alla)) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:e\s+|o\s+)?|\s+(?:vs\.?|versus|e|ed|o|oppure|contro|con|&)\s+/i,
  purpose: /\s+(?:per|in termini di|in|come|nel|nella)\s+/i,
  furtherQuestion:
    /,?\s+(?:e|ma)\s+(?=(?:che cosa|cosa|come|perché|chi|quando|dove|qual[ei]?|quanto|è|sono)(?!\p{L}))/iu,
  link: /\s+(?:degli|dei|delle|della|dello|dell['’]|del|di|d['’]|per|su|sul|sulla|sui|sulle|in|nel|nella|a|al|alla|con)(?:\s+|(?<=['’]))/i,
  including: /,?\s+(?:inclus[oaie]|compres[oaie]|in particolare|soprattutto)\s+/i,
  pronouns: wordSet('esso essa essi esse loro suo sua suoi sue questo questa ne ci lo'),
  aspects: {
    background: aspectWords('Contesto', 'introduzione, panoramica', 'contesto, definizione, basi'),
    workings: aspectWords(
      'Funzionamento',
      'funzionamento, principio, processo',
      'meccanismo, metodi, metodo',
    ),
    steps: aspectWords('Passi', 'guida, passaggi', 'tutorial, istruzioni, procedura'),
    causes: aspectWords('Cause', 'cause, ragioni, fattori', 'causa, motivi, origini'),
    effects: aspectWords(
      'Effetti',
      'effetti, impatto, conseguenze',
      'effetto, impatti, influenza, ripercussioni',
    ),
    benefits: aspectWords('Vantaggi', 'vantaggi, benefici', 'vantaggio, beneficio, pro, pregi'),
    drawbacks: aspectWords(
      'Svantaggi e problemi',
      'problemi, svantaggi',
      'problema, svantaggio, contro, difetti, sfide',
    ),
    risks: aspectWords('Rischi', 'rischi, sicurezza, pericoli', 'rischio, pericolo, minacce'),
    costs: aspectWords('Costi', 'costo, prezzo', 'costi, prezzi, spese, tariffe'),
    evidence: aspectWords(
      'Dati',
      'studio, risultati, dati',
      'studi, prove, ricerca, ricerche, statistiche, cifre',
    ),
    limitations: aspectWords('Limiti', 'limiti, critiche', 'limite, limitazioni, controversie'),
    alternatives: aspectWords('Alternative', 'alternative, opzioni', 'alternativa, soluzioni'),
    history: aspectWords('Storia', 'storia, origine', 'evoluzione, cronologia'),
    outlook: aspectWords('Prospettive', 'futuro, previsioni, tendenze', 'prospettive'),
    examples: aspectWords('Esempi', 'esempi, applicazioni', 'esempio, usi, utilizzo'),
    market: aspectWords('Mercato', 'mercato, crescita', 'mercati, domanda, vendite'),
    companies: aspectWords('Aziende', 'aziende, produttori, fornitori', 'imprese, società'),
    people: aspectWords('Persone', 'biografia, carriera, fondatore', 'persone, inventore'),
    rules: aspectWords(
      'Regole e requisiti',
      'requisiti, normativa, legge',
      'regole, leggi, norme, incentivi',
    ),
    selection: aspectWords('Come scegliere', 'confronto, recensioni, test', 'scelta, criteri'),
    performance: aspectWords(
      'Prestazioni',
      'prestazioni, efficienza',
      'efficacia, rendimento, qualità, affidabilità',
    ),
  },
};
