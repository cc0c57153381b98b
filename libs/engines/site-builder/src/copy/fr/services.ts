import type { SubjectCopy } from '../copy.js';

export const SERVICES = {
  professional: {
    noun: 'Cabinet de conseil',
    lead: 'Vous apportez la question. Nous trions les faits, montrons les options et disons ce que nous ferions.',
    what: {
      heading: 'Comment nous aidons',
      cards: [
        [
          'Une image claire',
          'Où en est-on, qu’est-ce qui presse, qu’est-ce qui a seulement l’air de presser ? Cela d’abord.',
        ],
        ['Des options et leurs suites', 'Chaque voie a son prix et son risque. Nous écrivons les deux.'],
        ['Un travail mené au bout', 'Courriers, chiffres, délais : convenus d’avance, puis cochés.'],
      ],
    },
    offer: {
      title: 'Prestations',
      heading: 'Ce que nous faisons pour vous',
      lead: 'Les domaines où nous travaillons. Aux limites, nous disons qui en sait plus.',
      notes: [
        [
          'Confidentiel',
          'Ce que vous nous dites reste entre nous. N’envoyez des pièces qu’une fois le moyen convenu.',
        ],
        ['Honoraires', 'Vous savez par écrit comment nous comptons, avant que le travail commence.'],
      ],
    },
    way: {
      title: 'Méthode',
      heading: 'Comment nous travaillons ensemble',
      lead: 'Pas de longs formulaires. Une conversation, puis un plan.',
      steps: [
        [
          'Premier entretien',
          'Vous exposez l’affaire, nous posons des questions. À la fin, chacun sait si cela convient.',
        ],
        ['Proposition', 'Étendue, calendrier et honoraires par écrit. Vous décidez au calme.'],
        ['Travail et compte rendu', 'Vous savez où en sont les choses sans devoir demander.'],
      ],
    },
    about: [
      'On reconnaît un bon conseil à ceci : après lui, l’affaire est plus simple qu’avant.',
      'Nous posons donc des questions jusqu’à comprendre, et ne répondons qu’ensuite.',
    ],
    faq: [
      [
        'Que dois-je préparer ?',
        'La question en deux ou trois phrases, un délai s’il y en a un, et la liste des pièces existantes.',
      ],
      [
        'Comment les honoraires sont-ils fixés ?',
        'Selon l’affaire, le travail et ce que nous convenons. Vous les connaissez avant le début.',
      ],
      [
        'Comment restons-nous en contact ?',
        'Comme vous préférez : en personne, par téléphone ou par écrit. Nous en convenons au premier entretien.',
      ],
    ],
    call: {
      heading: 'De quoi s’agit-il ?',
      text: 'Quelques lignes suffisent. Nous répondons avec une date pour un premier entretien.',
      action: 'Convenir d’un entretien',
    },
    earns: 'Honoraires à l’heure, au projet ou au forfait mensuel.',
  },
  studio: {
    noun: 'Atelier de création',
    lead: 'Vous avez une raison et une échéance. Nous trouvons la forme qu’il faut et montrons chaque étape en chemin.',
    what: {
      heading: 'Ce que nous en faisons',
      cards: [
        [
          'Entendre l’essentiel',
          'Qu’est-ce qui doit changer une fois que ce sera au monde ? Nous commençons par là.',
        ],
        [
          'Des ébauches à prendre en main',
          'Tôt, brutes et plusieurs. Il est plus facile de choisir que d’imaginer.',
        ],
        ['Un travail fini', 'Fichiers, tirages, pièces : remis complets et en ordre.'],
      ],
    },
    offer: {
      title: 'Prestations',
      heading: 'Ce que vous pouvez nous demander',
      lead: 'Des commandes grandes et petites. Le premier entretien dit laquelle.',
      notes: [
        [
          'Droits d’usage',
          'Où, combien de temps et pour quoi : nous le réglons avec le devis, en mots clairs.',
        ],
        [
          'Corrections',
          'Nous convenons avant de commencer du nombre de reprises. Ainsi personne ne compte ensuite.',
        ],
      ],
    },
    way: {
      title: 'Démarche',
      heading: 'De la commande à la pièce finie',
      lead: 'Trois étapes, et après chacune c’est vous qui décidez de la suite.',
      steps: [
        ['Commande', 'Dites le but, le public, l’échéance et ce que vous pouvez dépenser.'],
        ['Ébauche', 'Vous voyez des directions, pas des décors. Nous parlons de ce qui marche.'],
        ['Remise', 'Nous terminons, remettons le tout et restons joignables pour vos questions.'],
      ],
    },
    about: [
      'Créer, c’est enlever. Le plus gros de notre travail est de trouver ce qui peut partir.',
      'Nous aimons les commandes claires, les mots francs et les échéances qui veulent dire quelque chose.',
    ],
    faq: [
      [
        'Combien coûte un projet ?',
        'Cela dépend de l’étendue, de l’usage et du temps. Décrivez-le, et vous recevez un devis pour décider.',
      ],
      [
        'Combien de temps cela prend-il ?',
        'Donnez d’abord votre date. Nous disons si elle est tenable et ce qu’elle demande de votre part.',
      ],
      [
        'Et si les ébauches ne me plaisent pas ?',
        'Alors nous parlons du pourquoi. Les ébauches servent à cela.',
      ],
    ],
    call: {
      heading: 'Sur quoi travaillez-vous ?',
      text: 'Envoyez l’idée, même brute. Nous répondons avec des questions et une suite.',
      action: 'Décrire un projet',
    },
    earns: 'Commandes sur devis, tarifs à la journée et licences d’usage.',
  },
} satisfies Record<string, SubjectCopy>;
