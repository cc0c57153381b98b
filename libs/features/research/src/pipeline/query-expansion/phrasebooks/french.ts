import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

export const FRENCH: Phrasebook = {
  language: 'fr',
  stopWords: wordSet(`
    a afin ai ainsi alors apres as au aucun aussi autre autres aux avant avec avoir avons c'est car ce cela ces cet cette
    ceux chaque chez comme comment d dans de depuis des donc dont du elle elles en encore entre es est est-ce et etait
    etaient ete etre eu faire faut fait fois font grace hors ici il ils j je jusqu l la laquelle le lequel les lesquels leur
    leurs lors lui m ma mais me meme mes moi moins mon n ne ni nos notre nous on ont ou par parce pas pendant peu peut
    peuvent plus plusieurs pour pourquoi pouvez puis qu qu'est-ce quand que quel quelle quelles quels qui quoi s sa sans se
    selon sera ses si son sont sous sur ta te tel telle tes toi ton tous tout toute toutes tres tu un une vers vos votre
    vous y meilleur meilleure meilleurs meilleures principaux principales actuel actuelle recent recente coute coutent
    fonctionne fonctionnent merci svp combien y-a-t-il est-il est-elle sont-ils sont-elles a-t-il a-t-elle ont-ils ont-elles peut-on
  `),
  openings: [
    /^(?:s'il (?:vous|te) pla[iî]t|bonjour|et|aussi|de plus|ensuite|puis|enfin)\b[\s,!.:-]*/i,
    /^(?:(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous) (?:me |nous )?(?:dire|expliquer|montrer)?\s*/i,
    /^(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhaite|souhaitons|cherche|cherchons) (?:à )?(?:savoir|comprendre|connaître)?\s*/i,
    /^(?:explique|expliquez|expliquer|dis|dites|montre|montrez|trouve|trouvez|trouver|cherche|cherchez|recherche|recherchez|analyse|analysez|analyser|décris|décrivez|résume|résumez|étudie|étudiez|fais|faites|donne|donnez|rédige|rédigez|écris|écrivez|présente|présentez)(?:-(?:moi|nous))?\s+/i,
    /^(?:une? |le |la |l['’])?(?:(?:bref|brève|court|courte|détaillée?|complète?)\s+)*(?:aperçu|vue d['’]ensemble|rapport|résumé|synthèse|analyse|introduction|panorama|informations)\s+(?:détaillée? |complète? )?(?:sur|de|du|des|à)\s+/i,
    /^(?:au sujet de|à propos de|sur|sujet|question)\b\s*:?\s*/i,
    /^(?:[lL]['’]|(?:le|la|les|un|une|des|du) (?=\S))/,
  ],
  shapes: [
    [/^pourquoi(?: est-ce que?)?\s+(?<subject>.+)/i, 'causes'],
    [/^(?:comment|de quelle manière) (?<subject>.+? (?:affecte|influence|modifie|change)nt? .+)/i, 'effects'],
    [/^combien (?:coûte(?:nt)?|vaut|valent)\b(?<subject>.*)/i, 'costs'],
    [
      /^(?:est-ce que )?(?<subject>.+?) (?:est|sont)(?:-ils?|-elles?)? (?:sûre?s?|dangereu(?:x|ses?)|nocives?|nocifs?|toxiques?)\b(?<rest>.*)/i,
      'risks',
    ],
    [/^comment (?:fonctionne(?:nt)?|marche(?:nt)?)\s+(?<subject>.+)/i, 'workings'],
    [/^comment (?<subject>.+?) (?:fonctionne|marche)(?:nt)?(?:-t-(?:il|elle)|-ils|-elles)?$/i, 'workings'],
    [/^comment (?:peut-on |puis-je |faire pour )?(?<subject>.+)/i, 'steps'],
    [/^(?:vaut-il la peine de|faut-il|dois-je|devrais-je|doit-on)\s+(?<subject>.+)/i, 'benefits'],
    [/^(?:quel(?:le)?s? (?:est|sont) )?(?:les? |la )?meilleur(?:e|s|es)?\s+(?<subject>.+)/i, 'selection'],
    [/^qui a (?:inventé|fondé|créé|découvert|écrit|construit)\s+(?<subject>.+)/i, 'history'],
    [/^qui (?:est|était|sont|étaient)\s+(?<subject>.+)/i, 'people'],
    [/^quand (?:est|a été|ont été|fut|était)\s+(?<subject>.+)/i, 'history'],
    [
      /^(?:qu['’]est-ce (?:que |qu['’])(?:c['’]est que )?|que (?:sont|signifie) |c['’]est quoi )(?<subject>.+)/i,
      'background',
    ],
    [/^quel(?:le)?s? (?:est|sont|était|étaient|a été|seront)\s+(?<subject>.+)/i, 'background'],
    [/^quel(?:le)?s? (?<subject>.+)/i, 'selection'],
  ],
  comparisons: [
    /^(?:quel(?:le)?s? (?:est|sont) )?(?:les? |la )?(?:principales? )?différences? entre\s+(?<things>.+)/i,
    /^(?:(?:une? |la )?comparaison (?:de|entre)|compare[rz]?)\s+(?<things>.+)/i,
    /^(?<a>.+?) (?:est|sont)(?:-ils?|-elles?)? (?<quality>meilleure?s?|moins chère?s?|plus [\p{L}-]+) que (?<b>.+)/iu,
    /^(?<things>.+\s(?:vs\.?|versus|ou|contre)\s.+)/i,
    /^(?<a>.+?) (?:par rapport (?:à|au|aux)|comparée?s? (?:à|au|aux)) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:et\s+|ou\s+)?|\s+(?:vs\.?|versus|et|ou|contre|avec|&)\s+/i,
  purpose: /\s+(?:pour|en termes de|en matière de|dans|chez|comme|sur)\s+/i,
  furtherQuestion:
    /,?\s+(?:et|mais)\s+(?=(?:que|quoi|comment|pourquoi|qui|quand|où|quel(?:le)?s?|combien|est-ce)\b)/i,
  link: /\s+(?:du|des|de la|de l['’]|de|d['’]|sur|pour|dans|à|au|aux|en|entre|ont|a-t-(?:il|elle))(?:\s+|(?<=['’]))/i,
  including: /,?\s+(?:y compris|notamment|en particulier|dont|avec un accent sur)\s+/i,
  pronouns: wordSet('il elle ils elles leur leurs son sa ses cela ce ceux celui celle y'),
  aspects: {
    background: aspectWords('Contexte', 'présentation, introduction', 'contexte, définition, bases'),
    workings: aspectWords(
      'Fonctionnement',
      'fonctionnement, principe, procédé',
      'mécanisme, méthodes, méthode',
    ),
    steps: aspectWords('Marche à suivre', 'guide, étapes', 'tutoriel, instructions, procédure'),
    causes: aspectWords('Causes', 'causes, raisons, facteurs', 'cause, raison, origines'),
    effects: aspectWords(
      'Effets',
      'effets, impact, conséquences',
      'effet, impacts, influence, répercussions',
    ),
    benefits: aspectWords('Avantages', 'avantages, bénéfices', 'avantage, atouts, bienfaits'),
    drawbacks: aspectWords(
      'Inconvénients et problèmes',
      'problèmes, inconvénients',
      'problème, inconvénient, défis, difficultés',
    ),
    risks: aspectWords('Risques', 'risques, sécurité, dangers', 'risque, danger, menaces'),
    costs: aspectWords('Coûts', 'coût, prix', 'coûts, tarifs, dépenses'),
    evidence: aspectWords(
      'Données',
      'étude, résultats, données',
      'études, preuves, recherche, recherches, statistiques, chiffres',
    ),
    limitations: aspectWords('Limites', 'limites, critiques', 'limite, controverses'),
    alternatives: aspectWords('Alternatives', 'alternatives, solutions', 'alternative, options'),
    history: aspectWords('Histoire', 'histoire, origine', 'évolution, chronologie'),
    outlook: aspectWords('Perspectives', 'avenir, prévisions, tendances', 'perspectives, futur'),
    examples: aspectWords('Exemples', 'exemples, applications', 'exemple, utilisations, usages'),
    market: aspectWords('Marché', 'marché, croissance', 'marchés, demande, ventes'),
    companies: aspectWords(
      'Entreprises',
      'entreprises, fabricants, fournisseurs',
      'sociétés, acteurs, producteurs',
    ),
    people: aspectWords('Personnes', 'biographie, carrière, fondateur', 'personnes, inventeur'),
    rules: aspectWords(
      'Règles et exigences',
      'réglementation, loi, exigences',
      'règles, lois, normes, aides, subventions',
    ),
    selection: aspectWords('Comment choisir', 'comparatif, test, avis', 'choix, critères, comparaison'),
    performance: aspectWords(
      'Performances',
      'performances, efficacité',
      'performance, rendement, qualité, fiabilité',
    ),
  },
};
