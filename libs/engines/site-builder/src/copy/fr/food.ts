import type { SubjectCopy } from '../copy.js';

export const FOOD = {
  food_shop: {
    noun: 'Épicerie fine',
    lead: 'Entrez, regardez le comptoir et demandez ce qu’il y a de meilleur aujourd’hui. Nous vous disons ce qu’il y a dedans et comment le conserver.',
    what: {
      heading: 'Au comptoir',
      cards: [
        [
          'Aujourd’hui au comptoir',
          'Ce qui est prêt est devant vous. Prenez une pièce, un sachet ou tout un plateau.',
        ],
        [
          'Ce qu’il y a dedans',
          'Nous indiquons ingrédients et allergènes avant l’achat. Il suffit de demander.',
        ],
        ['Mis de côté pour vous', 'Dites-nous ce qu’il vous faut et pour quand. Nous y mettons votre nom.'],
      ],
    },
    offer: {
      title: 'Nos produits',
      heading: 'Ce que nous faisons et vendons',
      lead: 'Le comptoir change avec les jours. Voici ce que vous pouvez demander.',
      notes: [
        [
          'Bien conserver',
          'Demandez comment garder votre achat et quand il est le meilleur. La réponse varie d’un produit à l’autre.',
        ],
        [
          'Grandes quantités',
          'Une fête, un bureau, un jour férié : écrivez tôt, pour que nous puissions le prévoir.',
        ],
      ],
    },
    way: {
      title: 'Commander',
      heading: 'Comment commander à l’avance',
      lead: 'Envoyez-nous vos souhaits. La commande vaut dès que nous l’avons confirmée.',
      steps: [
        ['Dites quoi et combien', 'Indiquez les produits, la quantité et le jour où il vous les faut.'],
        [
          'Attendez notre réponse',
          'Nous regardons ce qui est possible, puis nous confirmons ou proposons quelque chose de proche.',
        ],
        ['Passez la prendre', 'Votre commande vous attend au comptoir, à votre nom.'],
      ],
    },
    about: [
      'Bien manger tient à de petites décisions : ce qu’on y met, le temps que cela prend, le moment où c’est prêt. Nous parlons volontiers de chacune.',
      'Une question ? Venez au comptoir. Si vous venez de loin, écrivez d’abord, et nous vous disons ce qui vous attend.',
    ],
    faq: [
      [
        'Quels allergènes contient ce produit ?',
        'Demandez avant d’acheter, et nous regardons les ingrédients avec vous. En cas d’allergie grave, dites-le en premier.',
      ],
      [
        'Puis-je commander une grande quantité ?',
        'Oui, envoyez une demande avec le jour et la quantité. Nous répondons si c’est possible.',
      ],
      [
        'Comment conserver ce que j’ai acheté ?',
        'Cela dépend du produit. Nous vous le disons à l’achat ; vous pouvez aussi écrire plus tard.',
      ],
    ],
    call: {
      heading: 'On vous met quelque chose de côté ?',
      text: 'Dites-nous ce qui vous ferait plaisir et quand vous passez.',
      action: 'Commander à l’avance',
    },
    earns:
      'Ventes au comptoir, commandes à emporter et commandes plus grandes pour les fêtes et les bureaux.',
  },
  restaurant: {
    noun: 'Restaurant',
    lead: 'Prenez place et prenez votre temps. Lisez la carte ici, demandez une table et laissez-nous la cuisine.',
    what: {
      heading: 'À table',
      cards: [
        [
          'Cuisiné à la commande',
          'Votre assiette se prépare quand vous la demandez. Dites ce qu’il faut laisser de côté.',
        ],
        [
          'Quelque chose à boire',
          'Demandez ce qui va avec votre plat. Nous proposons volontiers un verre, avec ou sans alcool.',
        ],
        [
          'De la place',
          'À deux ou à une grande tablée : dites combien vous êtes, et nous voyons ce qui est possible.',
        ],
      ],
    },
    offer: {
      title: 'La carte',
      heading: 'De la cuisine',
      lead: 'Jetez un œil avant de venir. Ce qu’il y a aujourd’hui, nous vous le disons à table.',
      notes: [
        [
          'Allergies et régimes',
          'Dites-le avec votre demande ou à table. Nous disons franchement ce que nous pouvons changer ou non.',
        ],
        [
          'Avec des enfants',
          'Demandez une assiette plus petite ou un coin calme. Nous faisons ce que la salle permet.',
        ],
      ],
    },
    way: {
      title: 'Réserver',
      heading: 'Comment avoir une table',
      lead: 'Envoyez une demande avec le jour, l’heure et le nombre de convives. La table est à vous dès que nous confirmons.',
      steps: [
        ['Choisissez le jour et l’heure', 'Donnez aussi un second choix si vous pouvez.'],
        ['Dites qui vient', 'Combien vous êtes, qui mange quoi, et s’il y a quelque chose à fêter.'],
        ['Recevez la réponse', 'Nous confirmons la table ou proposons un autre moment.'],
      ],
    },
    about: [
      'Un bon repas commence avant la première assiette : par une table mise et quelqu’un qui connaît la carte.',
      'Nous cuisinons, vous parlez. Si quelque chose ne va pas, dites-le pendant que vous êtes là : nous pourrons y remédier.',
    ],
    faq: [
      [
        'Faut-il réserver ?',
        'C’est plus sûr, surtout le soir et à plusieurs. Sans réservation, demandez simplement à la porte.',
      ],
      [
        'Pouvez-vous tenir compte d’une allergie ?',
        'Dites-le avant de commander. Nous nommons les ingrédients et disons ce qui est possible.',
      ],
      [
        'Et si je suis en retard ou empêché ?',
        'Prévenez-nous dès que possible. Quelqu’un attend peut-être la table.',
      ],
    ],
    call: {
      heading: 'Une table pour vous ?',
      text: 'Dites-nous quand vous aimeriez venir et combien vous serez.',
      action: 'Demander une table',
    },
    earns: 'Repas et boissons à table, et soirées réservées par des groupes.',
  },
  cafe: {
    noun: 'Café',
    lead: 'Une tasse, une place et un moment à vous. Venez avec un livre ou avec quelqu’un que vous n’avez pas vu depuis trop longtemps.',
    what: {
      heading: 'De bonnes raisons de s’asseoir',
      cards: [
        ['La tasse comme vous l’aimez', 'Fort, doux, avec ou sans lait. Dites-le, et nous la faisons ainsi.'],
        ['Quelque chose à côté', 'Regardez le comptoir, puis choisissez avec les yeux.'],
        ['Sur place ou à emporter', 'À table ou en chemin. Votre propre tasse est la bienvenue.'],
      ],
    },
    offer: {
      title: 'La carte',
      heading: 'À boire et à manger',
      lead: 'Ce que vous trouvez chez nous. Le comptoir réserve peut-être une surprise.',
      notes: [
        ['Lait, sucre, noix', 'Demandez ce qu’il y a dans la tasse ou le gâteau. Nous vérifions volontiers.'],
        ['À plusieurs', 'Vous venez en groupe ? Écrivez d’abord, et nous essayons de rapprocher des tables.'],
      ],
    },
    way: {
      title: 'Votre visite',
      heading: 'Comment cela se passe',
      lead: 'Il n’y a pas grand-chose à savoir. Mais c’est agréable de le savoir.',
      steps: [
        ['Entrez', 'Trouvez une place qui vous plaît. Près de la fenêtre, s’il en reste une.'],
        ['Commandez', 'Au comptoir ou à table : nous vous le disons à l’arrivée.'],
        ['Restez un peu', 'Lire, parler, regarder dehors. Une seconde tasse est vite faite.'],
      ],
    },
    about: [
      'Un café est un salon qui appartient à toute la rue. Nous veillons sur les tasses, les tables et l’ambiance.',
      'Il ne faut pas de raison pour venir. Une demi-heure libre suffit.',
    ],
    faq: [
      [
        'Puis-je travailler sur un ordinateur ?',
        'Demandez au comptoir. Quand c’est plein, nous aimons que les tables se partagent.',
      ],
      [
        'Y a-t-il quelque chose sans lait ou sans gluten ?',
        'Demandez ce qu’il y a aujourd’hui. Nous nommons les ingrédients de tout ce qui est au comptoir.',
      ],
      [
        'Mon chien peut-il entrer ?',
        'Demandez à la porte et pensez aux autres. Pour aujourd’hui, nous trouvons une réponse.',
      ],
    ],
    call: {
      heading: 'La prochaine tasse est pour vous',
      text: 'Voyez quand c’est ouvert et comment nous trouver.',
      action: 'Préparer votre visite',
    },
    earns: 'Boissons, gâteaux et petits plats, sur place et à emporter.',
  },
} satisfies Record<string, SubjectCopy>;
