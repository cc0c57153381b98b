import type { SubjectCopy } from '../copy.js';

export const PLACES = {
  lodging: {
    noun: 'Casa de huéspedes',
    lead: 'Llegar, dejar la bolsa, abrir la ventana. El resto del día no tiene plan hasta que tú lo hagas.',
    what: {
      heading: 'Mientras estás aquí',
      cards: [
        ['Una cama lista', 'Sábanas limpias, una llave y alguien que te dice dónde está el interruptor.'],
        ['Por la mañana', 'Di cuándo te levantas y qué te gusta. Te contamos qué podemos ofrecer.'],
        ['Los alrededores', 'Pregunta adónde vamos nosotros. Te llevas un mapa y una opinión.'],
      ],
    },
    offer: {
      title: 'Habitaciones',
      heading: 'Dónde duermes',
      lead: 'Elige por la vista, el tamaño o el precio. Si dudas, pregúntanos.',
      notes: [
        ['Niños, perros, bicicletas', 'Escribe quién y qué viaja contigo. Te decimos si es posible.'],
        ['Llegar tarde', 'Di a qué hora esperas llegar. Acordamos cómo entras.'],
      ],
    },
    way: {
      title: 'Tu estancia',
      heading: 'Cómo reservar',
      lead: 'Pregúntanos directamente. Una estancia está reservada cuando la confirmamos.',
      steps: [
        ['Di tus fechas', 'Llegada, salida, cuántas personas. Di si puedes mover un día.'],
        ['Recibe una oferta', 'Respondemos con una habitación y su precio para esas noches.'],
        ['Llega', 'Sabes el camino, la hora y a quién llamar por la carretera.'],
      ],
    },
    about: [
      'Una casa de huéspedes vive de cosas pequeñas: un radiador caliente, una puerta silenciosa, una respuesta a tiempo.',
      'Dinos qué necesitas para dormir bien. Lo demás es cosa nuestra.',
    ],
    faq: [
      [
        '¿Cuándo puedo llegar y salir?',
        'Te decimos las horas al confirmar. Si no te van bien, pregunta; a menudo se puede arreglar.',
      ],
      [
        '¿Puedo cancelar?',
        'Las condiciones van en la oferta, antes de que digas que sí. Escribe en cuanto cambien tus planes.',
      ],
      ['¿Cómo llego?', 'Di desde dónde sales. Te enviamos el mejor camino en tren, en coche o a pie.'],
    ],
    call: {
      heading: '¿Cuándo te gustaría venir?',
      text: 'Envíanos tus fechas. Respondemos con una habitación.',
      action: 'Preguntar por tus fechas',
    },
    earns: 'Noches, desayunos y extras durante la estancia.',
  },
  venue: {
    noun: 'Sala de eventos',
    lead: 'Una sala espera a la gente. Mira qué hay, o llénala con una noche tuya.',
    what: {
      heading: 'Lo que puede ser una sala',
      cards: [
        ['Una noche fuera', 'Ven por el programa y quédate por la conversación de después.'],
        [
          'Tu propio evento',
          'Una fiesta, una charla, un concierto, una reunión. Di qué planeas y vemos la sala contigo.',
        ],
        ['Un escenario', '¿Haces música, teatro o algo sin nombre? Escríbenos.'],
      ],
    },
    offer: {
      title: 'Salas y programa',
      heading: 'Lo que encuentras aquí',
      lead: 'Fechas, salas y lo que va con ellas.',
      notes: [
        [
          'Acceso',
          'Di si necesitas entrar sin escalones o un sitio con espacio. Te decimos qué permite la casa.',
        ],
        ['Sonido y luz', 'Pregunta qué hay y qué debes traer. Mejor antes que esa noche.'],
      ],
    },
    way: {
      title: 'Alquilar',
      heading: 'De la idea a las puertas abiertas',
      lead: 'Quien prepara un evento tiene muchas preguntas. Empezamos por tres.',
      steps: [
        ['Qué y cuándo', 'El motivo, la fecha, cuántas personas. Aproximado está bien.'],
        ['Ven a verlo', 'Recorremos las salas y hablamos de sillas, sonido y el camino a la cocina.'],
        ['Acordamos', 'Recibes una oferta que lo nombra todo. Tras tu sí, la fecha es tuya.'],
      ],
    },
    about: [
      'Las salas recuerdan las noches. Lo nuestro es abrir, encender y dejar libres las salidas.',
      'Lo que pasa entre medias depende de quienes vienen.',
    ],
    faq: [
      ['¿Puedo ver las salas antes?', 'Sí, escríbenos y acordamos una hora.'],
      [
        '¿Cómo consigo entradas?',
        'Cada evento lo dice. Si dudas, pregúntanos con el nombre y la fecha del evento.',
      ],
      [
        '¿Podemos traer comida y bebida?',
        'Di qué planeas. Te decimos qué es posible y lo ponemos en la oferta.',
      ],
    ],
    call: {
      heading: '¿Está libre tu fecha?',
      text: 'Dinos qué planeas. Miramos el calendario.',
      action: 'Preguntar por una fecha',
    },
    earns: 'Alquiler de salas, entradas, y comida y bebida esa noche.',
  },
  education: {
    noun: 'Escuela',
    lead: 'Aprende paso a paso, con alguien que nota dónde se atasca y lo muestra otra vez.',
    what: {
      heading: 'Cómo se aprende aquí',
      cards: [
        ['Desde tu nivel', 'Vemos contigo qué sabes ya. Después empezamos justo un poco más allá.'],
        ['Haciéndolo', 'Nadie aprende solo mirando. Pruebas, corregimos, vuelves a probar.'],
        ['Preguntas, por favor', 'La pregunta que casi no te atreves a hacer la tiene media clase.'],
      ],
    },
    offer: {
      title: 'Cursos',
      heading: 'Lo que puedes aprender',
      lead: 'Elige un curso, o dinos tu meta y te proponemos uno.',
      notes: [
        ['¿Faltaste a una clase?', 'Avisa antes si puedes. Te explicamos cómo ponerte al día.'],
        ['Material', 'Lo que hace falta para un curso lo sabes antes de empezar. Nada más.'],
      ],
    },
    way: {
      title: 'Apuntarse',
      heading: 'Cómo empezar',
      lead: 'De la primera pregunta a la primera clase.',
      steps: [
        ['Dinos tu meta', '¿Qué te gustaría saber hacer, y para cuándo?'],
        ['Encuentra el nivel', 'Una charla breve muestra qué curso encaja.'],
        ['Empieza', 'Recibes la fecha, el lugar y una lista de lo que traer.'],
      ],
    },
    about: [
      'Enseñar es encontrar la explicación que sirve a esta persona. Si la primera no ayuda, hay una segunda.',
      'Preferimos pasos pequeños que duran a grandes que se olvidan el fin de semana.',
    ],
    faq: [
      ['¿Qué nivel es el mío?', 'Escríbenos qué sabes ya. Una charla breve aclara el resto.'],
      [
        '¿Puedo entrar más tarde?',
        'Depende del curso. Pregunta; te decimos con sinceridad si puedes ponerte al día.',
      ],
      ['¿Y si falto a una clase?', 'Dínoslo y te explicamos qué se vio y cómo recuperarlo.'],
    ],
    call: {
      heading: '¿Qué te gustaría aprender?',
      text: 'Dinos tu meta y lo que sabes hasta ahora.',
      action: 'Preguntar por un curso',
    },
    earns: 'Cuotas de cursos, clases sueltas y materiales.',
  },
  nonprofit: {
    noun: 'Asociación',
    lead: 'Algunas cosas solo cambian cuando la gente las hace junta. Aquí ves qué hacemos y dónde falta una mano.',
    what: {
      heading: 'En qué trabajamos',
      cards: [
        ['La causa', 'Decimos qué está mal y qué se puede hacer desde aquí.'],
        ['El trabajo', 'Mucho es pequeño: reuniones, llamadas, cajas que cargar. Sumado, cuenta.'],
        ['La gente', 'Quien tiene una hora, una habilidad o una pregunta es bienvenido.'],
      ],
    },
    offer: {
      title: 'Qué hacemos',
      heading: 'Nuestro trabajo',
      lead: 'Nuestros proyectos, en palabras claras.',
      notes: [
        ['Adónde va el dinero', 'Pregúntanos. Te decimos para qué sirve un donativo antes de que lo hagas.'],
        ['Trabajar con nosotros', 'Escuelas, clubes, empresas: escribid si veis algo que hacer en común.'],
      ],
    },
    way: {
      title: 'Participar',
      heading: 'Cómo ayudar',
      lead: 'Con tiempo, con lo que sabes o con dinero. Todo mueve algo.',
      steps: [
        ['Escríbenos', 'Di qué te importa y cuánto tiempo tienes.'],
        ['Ven una vez', 'Mira cómo trabajamos, sin prometer nada.'],
        ['Encuentra tu parte', 'Con regularidad o de vez en cuando. Las dos cosas ayudan.'],
      ],
    },
    about: [
      'Somos gente que hace en común lo que nadie logra por separado.',
      'Decimos abiertamente qué conseguimos, qué no y qué hace falta para el paso siguiente.',
    ],
    faq: [
      ['¿Necesito experiencia para ayudar?', 'No. Di qué te gusta hacer y buscamos una tarea.'],
      ['¿Para qué se usa un donativo?', 'Pregunta por el proyecto en marcha. Lo sabes antes de dar.'],
      [
        '¿Puedo tener un recibo?',
        'Escríbenos sobre tu donativo. Te decimos qué justificante podemos emitir.',
      ],
    ],
    call: {
      heading: '¿Echas una mano?',
      text: 'Escribe qué te gustaría hacer. Respondemos con un primer paso.',
      action: 'Participar',
    },
    earns: 'Donativos, cuotas, subvenciones e ingresos de actos.',
  },
} satisfies Record<string, SubjectCopy>;
