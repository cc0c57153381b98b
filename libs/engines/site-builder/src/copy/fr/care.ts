import type { SubjectCopy } from '../copy.js';

export const CARE = {
  beauty: {
    noun: 'Salon de beauté',
    lead: 'Nous regardons, nous écoutons, puis nous commençons. Vous repartez comme vous le vouliez, en sachant comment l’entretenir chez vous.',
    what: {
      heading: 'Du temps pour vous',
      cards: [
        ['D’abord parler', 'Qu’est-ce qui vous plaît, qu’est-ce qui n’a jamais marché ? Nous partons de là.'],
        ['Puis le travail', 'Un rendez-vous, une personne et deux mains qui savent ce qui a été convenu.'],
        ['Et à la maison', 'Nous montrons comment le garder, avec ce que vous avez déjà.'],
      ],
    },
    offer: {
      title: 'Soins',
      heading: 'Ce que nous faisons',
      lead: 'Choisissez ce qu’il vous faut. En cas de doute, décrivez-le, et nous proposons quelque chose.',
      notes: [
        [
          'Peau et allergies',
          'Dites ce que vous ne supportez pas. Nous vérifions la composition ou testons sur une petite zone.',
        ],
        ['La durée', 'Cheveux, peau et ongles diffèrent. Nous donnons la durée avant de commencer.'],
      ],
    },
    way: {
      title: 'Rendez-vous',
      heading: 'Comment prendre rendez-vous',
      lead: 'Envoyez une demande. L’heure est à vous dès que nous la confirmons.',
      steps: [
        ['Choisissez', 'Prenez un soin, ou décrivez ce que vous avez en tête.'],
        ['Donnez vos disponibilités', 'Deux ou trois propositions aident à nous accorder.'],
        [
          'Venez comme vous êtes',
          'Nous confirmons le rendez-vous et disons s’il y a quelque chose à préparer.',
        ],
      ],
    },
    about: [
      'Dans ce métier, bien travailler, c’est surtout écouter. Le reste est affaire de pratique, d’outils propres et de main sûre.',
      'Nous disons franchement quand quelque chose n’ira pas ou ne tiendra pas. C’est vous qui décidez.',
    ],
    faq: [
      [
        'Comment me préparer ?',
        'Venez comme vous êtes. Si un soin demande une préparation, nous le disons en confirmant.',
      ],
      [
        'Et si cela ne me plaît pas ?',
        'Dites-le tout de suite, de préférence sur place. Nous regardons ensemble.',
      ],
      [
        'Puis-je déplacer mon rendez-vous ?',
        'Oui, écrivez ou appelez le plus tôt possible, pour que l’heure serve à quelqu’un d’autre.',
      ],
    ],
    call: {
      heading: 'Quand cela vous convient-il ?',
      text: 'Dites-nous ce que vous souhaitez et quand vous pouvez.',
      action: 'Demander un rendez-vous',
    },
    earns: 'Soins sur rendez-vous, bons cadeaux et produits pour la maison.',
  },
  health: {
    noun: 'Cabinet',
    lead: 'Dites-nous ce qui ne va pas. Nous prenons le temps d’écouter, d’examiner et d’expliquer avant que rien ne soit décidé.',
    what: {
      heading: 'Comment nous aidons',
      cards: [
        [
          'Écouter d’abord',
          'Quand cela a-t-il commencé, qu’est-ce qui soulage, qu’est-ce qui aggrave ? Vos réponses montrent le chemin.',
        ],
        [
          'Expliquer simplement',
          'Nous disons ce que nous avons trouvé avec des mots que vous pourrez redire chez vous.',
        ],
        [
          'Décider ensemble',
          'Vous apprenez le pour et le contre de chaque option. Rien ne se fait sans votre accord.',
        ],
      ],
    },
    offer: {
      title: 'Prestations',
      heading: 'Ce que nous soignons',
      lead: 'Un aperçu. Si votre question n’y figure pas, posez-la ; nous dirons si vous êtes au bon endroit.',
      notes: [
        [
          'Papiers à apporter',
          'D’anciens résultats, la liste de vos médicaments et vos données d’assurance font gagner du temps.',
        ],
        ['En cas d’urgence', 'Ne nous écrivez pas. Appelez le numéro d’urgence de votre pays.'],
      ],
    },
    way: {
      title: 'Première visite',
      heading: 'Votre première visite',
      lead: 'Pour savoir à quoi vous attendre avant de venir.',
      steps: [
        [
          'Demandez un rendez-vous',
          'Dites en quelques mots de quoi il s’agit et quand vous pouvez. Laissez de côté les détails privés.',
        ],
        ['Entretien et examen', 'Nous demandons, regardons et expliquons ce que nous voyons.'],
        ['Un plan', 'Vous repartez en sachant ce qui suit, et à qui demander.'],
      ],
    },
    about: [
      'Soigner commence par l’attention. Nous posons des questions jusqu’à comprendre, et répondons aux vôtres jusqu’à ce que tout soit clair.',
      'Ce que vous nous confiez reste chez nous.',
    ],
    faq: [
      [
        'Qu’apporter à la première visite ?',
        'D’anciens résultats s’il y en a, la liste de vos médicaments et les questions que vous voulez poser.',
      ],
      [
        'Qui paie ?',
        'Cela dépend du soin et de votre assurance. Demandez-nous avant le premier rendez-vous.',
      ],
      [
        'Et si je ne peux pas venir ?',
        'Annulez le plus tôt possible, s’il vous plaît. Quelqu’un d’autre a peut-être besoin de l’heure.',
      ],
    ],
    call: {
      heading: 'Comment pouvons-nous aider ?',
      text: 'Demandez un rendez-vous. Nous répondons avec une heure.',
      action: 'Demander un rendez-vous',
    },
    earns: 'Soins et consultations, payés par les patients ou leur assurance.',
  },
  fitness: {
    noun: 'Studio de sport',
    lead: 'Commencez là où vous en êtes aujourd’hui. Nous vous montrons le pas suivant, puis celui d’après.',
    what: {
      heading: 'Comment on s’entraîne ici',
      cards: [
        [
          'Débutants bienvenus',
          'Il ne faut pas être en forme avant la première heure. Les heures sont là pour cela.',
        ],
        [
          'La technique d’abord',
          'Un geste propre avant un geste rapide ou lourd. Nous regardons et corrigeons.',
        ],
        [
          'Un rythme qui tient',
          'Un jour fixe vaut mieux qu’une bonne résolution. Trouvez celui qui vous convient.',
        ],
      ],
    },
    offer: {
      title: 'Cours',
      heading: 'Cours et entraînement',
      lead: 'Trouvez ce qui convient à votre corps, à votre semaine et à votre humeur.',
      notes: [
        ['Que porter ?', 'Des vêtements souples et de quoi boire. Si un cours demande plus, nous le disons.'],
        [
          'Après une blessure',
          'Dites-le avant de commencer et demandez l’avis d’un médecin. Nous adaptons les exercices.',
        ],
      ],
    },
    way: {
      title: 'Commencer',
      heading: 'Votre première heure',
      lead: 'Trois petits pas, et vous y êtes.',
      steps: [
        ['Écrivez-nous', 'Dites ce que vous avez fait jusqu’ici et ce que vous aimeriez faire.'],
        ['Essayez', 'Nous proposons un cours ou une heure, et disons quoi apporter.'],
        ['Décidez ensuite', 'Voyez comment vous vous sentez le lendemain. Puis choisissez.'],
      ],
    },
    about: [
      'Bouger n’est pas un concours. C’est une habitude, et les habitudes poussent bien en compagnie.',
      'Nous veillons à ce que chacun soit vu, et nous le disons quand un exercice n’est pas pour vous.',
    ],
    faq: [
      [
        'Suis-je assez en forme ?',
        'Oui. Les exercices peuvent être allégés ou renforcés. En cas de maladie, demandez d’abord un avis médical.',
      ],
      [
        'Que faut-il pour le premier cours ?',
        'Des vêtements confortables, de quoi boire et un peu de temps avant le début.',
      ],
      [
        'Puis-je essayer avant de décider ?',
        'Demandez-nous. Nous disons ce qui est possible pour le cours que vous avez en tête.',
      ],
    ],
    call: {
      heading: 'On fait le premier pas ?',
      text: 'Dites-nous ce que vous aimeriez essayer. Nous trouvons le cours.',
      action: 'Demander une première heure',
    },
    earns: 'Heures à l’unité, cartes de plusieurs séances et abonnements ; cours particuliers.',
  },
} satisfies Record<string, SubjectCopy>;
