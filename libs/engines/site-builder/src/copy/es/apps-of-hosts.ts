import type { SubjectCopy } from '../copy.js';

/** Apps by which somebody receives guests and customers. */
export const APPS_OF_HOSTS = {
  booking: {
    noun: 'Reservas en línea',
    lead: 'Elige una hora libre, deja tu nombre y listo. Dos personas nunca tienen la misma hora.',
    what: {
      heading: 'Qué hace',
      cards: [
        ['Horas libres de un vistazo', 'Lo ocupado desaparece de la lista. Lo que ves es para ti.'],
        ['Reservado de una vez', 'Sin cuenta ni contraseña. Elige, rellena, envía.'],
        ['Todo en un sitio', 'Quien lleva el calendario ve cada reserva y puede exportar la lista.'],
      ],
    },
    offer: {
      title: 'Qué reservar',
      heading: 'Lo que puedes reservar',
      lead: 'Elige primero, después busca una hora.',
      notes: [
        [
          'Cambio de planes',
          'Escribe por el formulario de contacto y la hora queda libre para otra persona.',
        ],
        ['¿Nada libre?', 'Pregunta por otro día. Las horas canceladas vuelven a la lista.'],
      ],
    },
    way: {
      title: 'Cómo funciona',
      heading: 'Cómo reservar',
      lead: 'Tarda más o menos lo que leer esto.',
      steps: [
        ['Elige una hora', 'Primero el día, después una de las horas libres.'],
        ['Di quién eres', 'Tu nombre y una forma de contactarte.'],
        ['Ven', 'La hora queda guardada para ti y cerrada para otros.'],
      ],
    },
    about: [
      'Llamarse una y otra vez para encontrar una fecha cuesta tiempo a ambos. Una lista de horas libres lo resuelve.',
      'Esta página hace una sola cosa: une una hora y un nombre.',
    ],
    faq: [
      ['¿Es segura mi reserva?', 'En cuanto la página la confirma, la hora queda cerrada para otros.'],
      ['¿Puedo cancelar?', 'Sí, escribe por el formulario de contacto e indica el día y la hora.'],
      ['¿Necesito una cuenta?', 'No. Bastan tu nombre y una forma de contactarte.'],
    ],
    call: {
      heading: 'Encuentra tu hora',
      text: 'Mira qué está libre y reserva ahora.',
      action: 'Reservar hora',
    },
    earns: 'Citas de pago, o una cuota mensual de quienes usan el calendario.',
  },
  shop: {
    noun: 'Tienda en línea',
    lead: 'Llena el carrito, envía la solicitud, recibe una respuesta. No pagas nada antes de la confirmación.',
    what: {
      heading: 'Cómo se compra aquí',
      cards: [
        ['Mira', 'Todo en una página, con su precio cuando lo tiene.'],
        ['Llena el carrito', 'Cambia las cantidades como quieras. El total se suma solo.'],
        ['Pídelo', 'Tu pedido sale como solicitud. Recibes respuesta antes de que nada sea definitivo.'],
      ],
    },
    offer: {
      title: 'Artículos',
      heading: 'Lo que puedes pedir',
      lead: 'Toda la selección.',
      notes: [
        ['Pago', 'La forma de pago se acuerda al confirmar. Esta página no pide ninguna tarjeta.'],
        ['Recogida o envío', 'Escribe qué prefieres. La respuesta dice qué es posible.'],
      ],
    },
    way: {
      title: 'Cómo pedir',
      heading: 'Del carrito a la respuesta',
      lead: 'Tres pasos, sin cuenta.',
      steps: [
        ['Llena el carrito', 'Elige artículos y cantidades.'],
        ['Envía la solicitud', 'Con tu nombre y una forma de contactarte.'],
        ['Recibe la respuesta', 'Disponibilidad, pago y entrega se confirman en persona.'],
      ],
    },
    about: [
      'Una tienda pequeña no necesita una gran máquina. Necesita artículos claros, precios claros y una respuesta.',
      'Si tienes una duda sobre algo, pregunta antes de pedir.',
    ],
    faq: [
      ['¿Cuándo pago?', 'Después de la confirmación. Ella dice también cómo.'],
      ['¿Obliga un pedido?', 'Envías una solicitud. Es un pedido cuando ambas partes están de acuerdo.'],
      ['¿Puedo cambiar mi pedido?', 'Sí, por el formulario de contacto, mientras no esté confirmado.'],
    ],
    call: {
      heading: '¿Has encontrado algo?',
      text: 'Ponlo en el carrito y pídelo.',
      action: 'Ir a la tienda',
    },
    earns: 'Venta de artículos, menos los costes de pago y envío.',
  },
  event: {
    noun: 'Evento',
    lead: 'Aquí está lo previsto, y aquí dices si vienes. Responde pronto, por favor; ayuda con las sillas y la comida.',
    what: {
      heading: 'Qué te espera',
      cards: [
        ['Gente que quieres conocer', 'Lo mejor de un evento está a tu lado. Ven un poco antes.'],
        ['Un plan para el día', 'Fecha, lugar y orden del día están aquí en cuanto se fijan.'],
        ['Un sitio para ti', 'Responde y contamos contigo.'],
      ],
    },
    offer: {
      title: 'Programa',
      heading: 'Qué está previsto',
      lead: 'Las partes del día, en la medida en que están fijadas.',
      notes: [
        ['Comida y acceso', 'Di en tu respuesta qué no comes y qué necesitas para participar.'],
        ['Venir con alguien', 'Di cuántos sois, para que nadie se quede de pie.'],
      ],
    },
    way: {
      title: 'Participar',
      heading: 'Cómo participar',
      lead: 'Tarda un minuto.',
      steps: [
        ['Responde', 'Di si vienes y cuántos sois.'],
        ['Apunta la fecha', 'Mejor ahora mismo.'],
        ['Ven', 'Si surge algo, escríbenos.'],
      ],
    },
    about: [
      'Para que la gente se encuentre, alguien tiene que empezar. Lo hemos hecho.',
      'Si quieres ayudar, con manos o con ideas, escríbenos.',
    ],
    faq: [
      ['¿Hasta cuándo puedo responder?', 'Cuanto antes. Cuando no quedan plazas, la página lo dice.'],
      ['¿Puedo llevar a alguien?', 'Indica en tu respuesta cuántas personas sois.'],
      [
        '¿Y si al final no puedo?',
        'Escribe por el formulario de contacto. Tu plaza queda libre para otra persona.',
      ],
    ],
    call: {
      heading: '¿Vienes?',
      text: 'Responde en un minuto y contamos contigo.',
      action: 'Decir que vienes',
    },
    earns: 'Entradas, colaboradores o una aportación de los invitados.',
  },
  waitlist: {
    noun: 'Lista de espera',
    lead: 'Todavía no está abierto. Deja tu dirección y entérate antes que nadie.',
    what: {
      heading: 'Por qué apuntarse ahora',
      cards: [
        ['Saberlo antes', 'Recibes noticia antes de que se anuncie en otro sitio.'],
        ['Avanzar', 'Comparte tu enlace. Por cada persona que se apunta con él, avanzas.'],
        ['Opinar', 'Di qué esperas mientras todavía se puede cambiar.'],
      ],
    },
    offer: {
      title: 'Qué viene',
      heading: 'En qué trabajamos',
      lead: 'Todo lo que se puede decir hoy.',
      notes: [
        ['Sin publicidad', 'Tu dirección se usa solo para esta lista. Puedes salir cuando quieras.'],
        ['Cuándo empieza', 'Damos una fecha cuando estamos seguros.'],
      ],
    },
    way: {
      title: 'Cómo funciona',
      heading: 'Cómo funciona la lista',
      lead: 'Quien llega primero va primero. Con una excepción: quien trae amigos avanza.',
      steps: [
        ['Apúntate', 'Deja tu correo electrónico.'],
        ['Comparte tu enlace', 'Recibes uno propio. Cuenta quién se apunta con él.'],
        ['Recibe la noticia', 'Cuando te toca, te escribimos.'],
      ],
    },
    about: [
      'Abrimos cuando sea lo bastante bueno para usarse, no cuando lo diga un calendario.',
      'Hasta entonces la lista nos dice quién espera, y por qué.',
    ],
    faq: [
      ['¿Cuesta algo apuntarse?', 'No. Y no obliga a nada.'],
      [
        '¿Cómo avanzo?',
        'Comparte el enlace que recibes al apuntarte. Cada persona que se apunta con él te hace avanzar.',
      ],
      ['¿Cómo salgo de la lista?', 'Escribe por el formulario de contacto y borramos tu dirección.'],
    ],
    call: {
      heading: 'Que no te pille fuera',
      text: 'Deja tu dirección. Es un momento.',
      action: 'Apuntarse',
    },
    earns: 'Por decidir; la lista muestra cuánta gente está interesada.',
  },
} satisfies Record<string, SubjectCopy>;
