import type { SubjectCopy } from '../copy.js';

export const PLACES = {
  lodging: {
    noun: 'Maison d’hôtes',
    lead: 'Arriver, poser son sac, ouvrir la fenêtre. Le reste de la journée n’a pas de programme tant que vous n’en faites pas.',
    what: {
      heading: 'Pendant votre séjour',
      cards: [
        ['Un lit prêt', 'Des draps propres, une clé et quelqu’un qui vous dit où est l’interrupteur.'],
        [
          'Le matin',
          'Dites quand vous vous levez et ce que vous aimez. Nous disons ce que nous pouvons proposer.',
        ],
        ['Les environs', 'Demandez où nous allons nous-mêmes. Vous recevez un plan et un avis.'],
      ],
    },
    offer: {
      title: 'Chambres',
      heading: 'Où vous dormez',
      lead: 'Choisissez selon la vue, la taille ou le prix. En cas de doute, demandez-nous.',
      notes: [
        ['Enfants, chiens, vélos', 'Écrivez qui et quoi voyage avec vous. Nous disons si cela convient.'],
        ['Arrivée tardive', 'Dites quand vous pensez arriver. Nous convenons de la façon d’entrer.'],
      ],
    },
    way: {
      title: 'Votre séjour',
      heading: 'Comment réserver',
      lead: 'Demandez-nous directement. Un séjour est réservé quand nous l’avons confirmé.',
      steps: [
        ['Donnez vos dates', 'Arrivée, départ, nombre de personnes. Dites si vous pouvez décaler d’un jour.'],
        ['Recevez une offre', 'Nous répondons avec une chambre et son prix pour ces nuits.'],
        ['Arrivez', 'Vous connaissez le chemin, l’heure et qui appeler en route.'],
      ],
    },
    about: [
      'Une maison d’hôtes tient à de petites choses : un radiateur chaud, une porte silencieuse, une réponse au bon moment.',
      'Dites-nous ce qu’il vous faut pour bien dormir. Le reste est notre affaire.',
    ],
    faq: [
      [
        'Quand puis-je arriver et partir ?',
        'Nous donnons les heures en confirmant. Si elles ne vous vont pas, demandez ; cela s’arrange souvent.',
      ],
      [
        'Puis-je annuler ?',
        'Les conditions sont dans l’offre, avant votre accord. Écrivez dès que vos plans changent.',
      ],
      [
        'Comment venir ?',
        'Dites d’où vous partez. Nous envoyons le meilleur chemin, en train, en voiture ou à pied.',
      ],
    ],
    call: {
      heading: 'Quand aimeriez-vous venir ?',
      text: 'Envoyez-nous vos dates. Nous répondons avec une chambre.',
      action: 'Demander pour vos dates',
    },
    earns: 'Nuits, petits-déjeuners et extras pendant le séjour.',
  },
  venue: {
    noun: 'Salle',
    lead: 'Une salle attend du monde. Voyez ce qui s’y passe, ou remplissez-la d’une soirée à vous.',
    what: {
      heading: 'Ce qu’une salle peut être',
      cards: [
        ['Une soirée dehors', 'Venez pour le programme et restez pour les conversations d’après.'],
        [
          'Votre propre fête',
          'Une noce, une conférence, un concert, une réunion. Dites votre projet, et nous regardons la salle ensemble.',
        ],
        ['Une scène', 'Vous faites de la musique, du théâtre ou quelque chose sans nom ? Écrivez-nous.'],
      ],
    },
    offer: {
      title: 'Salles et programme',
      heading: 'Ce que vous trouvez ici',
      lead: 'Des dates, des salles et ce qui va avec.',
      notes: [
        [
          'Accès',
          'Dites s’il vous faut un passage sans marches ou une place dégagée. Nous disons ce que la maison permet.',
        ],
        [
          'Son et lumière',
          'Demandez ce qu’il y a et ce qu’il faut apporter. Mieux vaut avant que le soir même.',
        ],
      ],
    },
    way: {
      title: 'Louer la salle',
      heading: 'De l’idée aux portes ouvertes',
      lead: 'Qui prépare une fête a beaucoup de questions. Nous commençons par trois.',
      steps: [
        ['Quoi et quand', 'L’occasion, la date, le nombre de personnes. À peu près suffit.'],
        [
          'Venez voir',
          'Nous parcourons les salles et parlons des chaises, du son et du chemin de la cuisine.',
        ],
        [
          'Mettons-nous d’accord',
          'Vous recevez une offre qui nomme tout. Après votre oui, la date est à vous.',
        ],
      ],
    },
    about: [
      'Les salles se souviennent des soirées. Notre part : ouvrir, allumer et garder les sorties libres.',
      'Ce qui se passe entre-temps appartient à ceux qui viennent.',
    ],
    faq: [
      ['Puis-je voir les salles avant ?', 'Oui, écrivez-nous et nous convenons d’une heure.'],
      [
        'Comment avoir des billets ?',
        'Chaque événement l’indique. En cas de doute, demandez-nous avec le nom et la date de l’événement.',
      ],
      [
        'Pouvons-nous apporter à manger et à boire ?',
        'Dites votre projet. Nous disons ce qui est possible et l’écrivons dans l’offre.',
      ],
    ],
    call: {
      heading: 'Votre date est-elle libre ?',
      text: 'Dites-nous votre projet. Nous regardons le calendrier.',
      action: 'Demander une date',
    },
    earns: 'Location des salles, billets, et bar ou repas le soir.',
  },
  education: {
    noun: 'École',
    lead: 'Apprendre pas à pas, avec quelqu’un qui voit où cela bloque et le montre encore une fois.',
    what: {
      heading: 'Comment on apprend ici',
      cards: [
        [
          'Partir de votre niveau',
          'Nous cherchons ensemble ce que vous savez déjà. Puis nous commençons juste après.',
        ],
        [
          'Faire soi-même',
          'Personne n’apprend en regardant seulement. Vous essayez, nous corrigeons, vous réessayez.',
        ],
        ['Questions bienvenues', 'La question que vous n’osez pas poser, la moitié de la salle se la pose.'],
      ],
    },
    offer: {
      title: 'Cours',
      heading: 'Ce que vous pouvez apprendre',
      lead: 'Choisissez un cours, ou dites votre but et nous en proposons un.',
      notes: [
        ['Une leçon manquée ?', 'Prévenez si possible. Nous expliquons comment rattraper.'],
        ['Matériel', 'Ce qu’il faut pour un cours, vous l’apprenez avant le début. Rien de plus.'],
      ],
    },
    way: {
      title: 'S’inscrire',
      heading: 'Comment commencer',
      lead: 'De la première question à la première leçon.',
      steps: [
        ['Dites votre but', 'Qu’aimeriez-vous savoir faire, et pour quand ?'],
        ['Trouvez le niveau', 'Un court entretien montre quel cours convient.'],
        ['Commencez', 'Vous recevez la date, le lieu et la liste de ce qu’il faut apporter.'],
      ],
    },
    about: [
      'Enseigner, c’est trouver l’explication qui marche pour cette personne. Si la première n’aide pas, il y en a une deuxième.',
      'Nous préférons les petits pas qui restent aux grands que l’on oublie le week-end venu.',
    ],
    faq: [
      ['Quel niveau me convient ?', 'Écrivez ce que vous savez déjà. Un court entretien règle le reste.'],
      [
        'Puis-je rejoindre un cours en route ?',
        'Cela dépend du cours. Demandez ; nous disons franchement si cela se rattrape.',
      ],
      [
        'Et si je manque une leçon ?',
        'Dites-le-nous, et nous expliquons ce qui a été vu et comment rattraper.',
      ],
    ],
    call: {
      heading: 'Qu’aimeriez-vous apprendre ?',
      text: 'Dites votre but et ce que vous savez déjà.',
      action: 'Demander un cours',
    },
    earns: 'Frais de cours, leçons particulières et matériel.',
  },
  nonprofit: {
    noun: 'Association',
    lead: 'Certaines choses ne changent que si on s’y met ensemble. Voici ce que nous faisons et où il manque une main.',
    what: {
      heading: 'Ce à quoi nous travaillons',
      cards: [
        ['La cause', 'Nous disons ce qui ne va pas, et ce qu’on peut y faire d’ici.'],
        [
          'Le travail',
          'Il est souvent petit : réunions, appels, cartons à porter. Mis bout à bout, il compte.',
        ],
        ['Les gens', 'Une heure, un savoir-faire, une question : chacun est bienvenu.'],
      ],
    },
    offer: {
      title: 'Nos actions',
      heading: 'Ce que nous faisons',
      lead: 'Nos projets, en mots simples.',
      notes: [
        ['Où va l’argent', 'Demandez-nous. Nous disons à quoi sert un don avant que vous le fassiez.'],
        [
          'Travailler avec nous',
          'Écoles, clubs, entreprises : écrivez-nous si vous voyez quelque chose à faire ensemble.',
        ],
      ],
    },
    way: {
      title: 'Participer',
      heading: 'Comment aider',
      lead: 'Avec du temps, un savoir-faire ou de l’argent. Tout fait avancer.',
      steps: [
        ['Écrivez-nous', 'Dites ce qui vous tient à cœur et le temps que vous avez.'],
        ['Venez une fois', 'Voyez comment nous travaillons, sans rien promettre.'],
        ['Trouvez votre part', 'Régulièrement ou de temps en temps. Les deux aident.'],
      ],
    },
    about: [
      'Nous sommes des gens qui font ensemble ce que personne ne fait seul.',
      'Nous disons ouvertement ce qui réussit, ce qui échoue et ce qu’il faut pour le pas suivant.',
    ],
    faq: [
      [
        'Faut-il de l’expérience pour aider ?',
        'Non. Dites ce que vous aimez faire, et nous cherchons une tâche.',
      ],
      ['À quoi sert un don ?', 'Demandez où en est le projet en cours. Vous le savez avant de donner.'],
      [
        'Puis-je avoir un reçu ?',
        'Écrivez-nous au sujet du don. Nous disons quel justificatif nous pouvons établir.',
      ],
    ],
    call: {
      heading: 'Vous donnez un coup de main ?',
      text: 'Écrivez ce que vous aimeriez faire. Nous répondons avec un premier pas.',
      action: 'Participer',
    },
    earns: 'Dons, cotisations, subventions et recettes d’événements.',
  },
} satisfies Record<string, SubjectCopy>;
