import type { SubjectCopy } from '../copy.js';

export const FOOD = {
  food_shop: {
    noun: 'Tienda gourmet',
    lead: 'Entra, mira el mostrador y pregunta qué es lo mejor de hoy. Te decimos qué lleva y cómo se conserva.',
    what: {
      heading: 'En el mostrador',
      cards: [
        [
          'Hoy en el mostrador',
          'Lo que está listo lo tienes delante. Llévate una pieza, una bolsa o una bandeja entera.',
        ],
        ['Qué lleva', 'Te decimos los ingredientes y los alérgenos antes de comprar. Solo pregunta.'],
        ['Apartado para ti', 'Dinos qué necesitas y para cuándo. Le ponemos tu nombre.'],
      ],
    },
    offer: {
      title: 'Productos',
      heading: 'Lo que hacemos y vendemos',
      lead: 'El mostrador cambia con los días. Esto es lo que puedes pedir.',
      notes: [
        ['Para que dure', 'Pregunta cómo se guarda y cuándo está en su punto. Cada pieza es distinta.'],
        [
          'Cantidades grandes',
          'Una fiesta, una oficina, un día festivo: escribe con tiempo y lo organizamos.',
        ],
      ],
    },
    way: {
      title: 'Encargar',
      heading: 'Cómo encargar',
      lead: 'Envíanos lo que quieres. El encargo vale cuando lo confirmamos.',
      steps: [
        ['Di qué y cuánto', 'Indica los productos, la cantidad y el día en que los necesitas.'],
        ['Espera nuestra respuesta', 'Vemos qué es posible y confirmamos, o proponemos algo parecido.'],
        ['Recógelo', 'Tu encargo te espera en el mostrador, a tu nombre.'],
      ],
    },
    about: [
      'Comer bien depende de decisiones pequeñas: qué se pone, cuánto tarda, cuándo está listo. De todas hablamos con gusto.',
      'Si tienes una pregunta, ven al mostrador. Si vienes de lejos, escribe antes y te contamos qué vas a encontrar.',
    ],
    faq: [
      [
        '¿Qué alérgenos contiene?',
        'Pregunta antes de comprar y repasamos los ingredientes contigo. Si tu alergia es grave, dilo lo primero.',
      ],
      [
        '¿Puedo encargar una cantidad grande?',
        'Sí, envía una solicitud con el día y la cantidad. Te respondemos si es posible.',
      ],
      [
        '¿Cómo guardo lo que he comprado?',
        'Depende de la pieza. Te lo decimos al entregarla; también puedes escribirnos después.',
      ],
    ],
    call: {
      heading: '¿Te apartamos algo?',
      text: 'Dinos qué te apetece y cuándo pasas.',
      action: 'Encargar',
    },
    earns: 'Ventas en el mostrador, encargos para recoger y pedidos grandes para fiestas y oficinas.',
  },
  restaurant: {
    noun: 'Restaurante',
    lead: 'Siéntate y tómate tu tiempo. Lee aquí la carta, pide mesa y deja la cocina en nuestras manos.',
    what: {
      heading: 'En la mesa',
      cards: [
        ['Hecho al pedirlo', 'Tu plato se prepara cuando lo pides. Dinos qué quieres que dejemos fuera.'],
        ['Algo de beber', 'Pregunta qué va bien con tu plato. Te sugerimos una copa, con alcohol o sin él.'],
        ['Sitio para todos', 'Para dos o para una mesa larga: di cuántos sois y vemos qué se puede hacer.'],
      ],
    },
    offer: {
      title: 'Carta',
      heading: 'De la cocina',
      lead: 'Échale un vistazo antes de venir. Lo que hay hoy te lo contamos en la mesa.',
      notes: [
        [
          'Alergias y dietas',
          'Dilo en la solicitud o en la mesa. Te decimos con franqueza qué podemos cambiar y qué no.',
        ],
        ['Con niños', 'Pide un plato más pequeño o un rincón tranquilo. Hacemos lo que permite la sala.'],
      ],
    },
    way: {
      title: 'Reservar',
      heading: 'Cómo conseguir mesa',
      lead: 'Envía una solicitud con día, hora y número de personas. La mesa es tuya cuando la confirmamos.',
      steps: [
        ['Elige día y hora', 'Si puedes, da también una segunda opción.'],
        ['Dinos quién viene', 'Cuántos sois, quién come qué y si hay algo que celebrar.'],
        ['Recibe la respuesta', 'Confirmamos la mesa o te ofrecemos otra hora.'],
      ],
    },
    about: [
      'Una buena comida empieza antes del primer plato: con una mesa puesta y alguien que conoce la carta.',
      'Nosotros cocinamos, tú conversas. Si algo no es como esperabas, dilo mientras estás aquí y podremos arreglarlo.',
    ],
    faq: [
      [
        '¿Hace falta reservar?',
        'Es lo más seguro, sobre todo por la noche y en grupo. Sin reserva, pregunta en la puerta.',
      ],
      [
        '¿Podéis cocinar sin un alérgeno?',
        'Dilo antes de pedir. Te decimos los ingredientes y qué es posible.',
      ],
      ['¿Y si llego tarde o no puedo ir?', 'Avísanos en cuanto puedas. Quizá otra persona espera esa mesa.'],
    ],
    call: {
      heading: '¿Una mesa para ti?',
      text: 'Dinos cuándo te gustaría venir y cuántos seréis.',
      action: 'Pedir mesa',
    },
    earns: 'Comidas y bebidas en la mesa, y noches reservadas por grupos.',
  },
  cafe: {
    noun: 'Cafetería',
    lead: 'Una taza, un asiento y un momento para ti. Ven a solas con un libro o con alguien a quien hace demasiado que no ves.',
    what: {
      heading: 'Motivos para sentarse',
      cards: [
        ['La taza como te gusta', 'Fuerte, suave, con leche o sin ella. Dilo y así la hacemos.'],
        ['Algo para acompañar', 'Mira el mostrador y elige con los ojos.'],
        ['Aquí o para llevar', 'En la mesa o por el camino. Puedes traer tu propia taza.'],
      ],
    },
    offer: {
      title: 'Carta',
      heading: 'Para beber y para comer',
      lead: 'Lo que encuentras aquí. En el mostrador puede haber alguna sorpresa.',
      notes: [
        ['Leche, azúcar, frutos secos', 'Pregunta qué llevan tu taza o tu tarta. Lo miramos con gusto.'],
        ['En grupo', '¿Venís varios? Escribe antes e intentamos juntar mesas.'],
      ],
    },
    way: {
      title: 'Tu visita',
      heading: 'Cómo va esto',
      lead: 'No hay mucho que saber. Pero es agradable saberlo.',
      steps: [
        ['Entra', 'Busca un sitio que te guste. Junto a la ventana, si queda alguno.'],
        ['Pide', 'En el mostrador o en la mesa: te lo decimos al entrar.'],
        ['Quédate un rato', 'Leer, charlar, mirar fuera. Otra taza se hace enseguida.'],
      ],
    },
    about: [
      'Un café es un cuarto de estar que pertenece a toda la calle. Cuidamos las tazas, las mesas y el ambiente.',
      'No hace falta un motivo para venir. Basta con media hora libre.',
    ],
    faq: [
      [
        '¿Puedo trabajar con el portátil?',
        'Pregunta en el mostrador. Cuando está lleno, se agradece compartir mesa.',
      ],
      [
        '¿Hay algo sin leche o sin gluten?',
        'Pregunta qué hay hoy. Te decimos los ingredientes de todo lo que está en el mostrador.',
      ],
      [
        '¿Puede entrar mi perro?',
        'Pregunta en la puerta y piensa en los demás. Para hoy encontramos una respuesta.',
      ],
    ],
    call: {
      heading: 'La próxima taza es tuya',
      text: 'Mira cuándo está abierto y cómo encontrarnos.',
      action: 'Preparar la visita',
    },
    earns: 'Bebidas, tartas y platos pequeños, en la mesa y para llevar.',
  },
} satisfies Record<string, SubjectCopy>;
