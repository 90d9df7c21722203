import Reading

/// Things that people write on boards and in notes in other languages than English, made up for this project.
///
/// Each letter with a mark that a language uses stands in them.
public enum LanguagePhrases {
    /// The lines of a language; none for English, which has its own stock.
    public static func lines(in language: Language) -> [String] { texts[language] ?? [] }

    /// All lines of all languages, in a fixed order.
    public static let allLines: [String] = Language.allCases.flatMap(lines(in:))

    /// The words of all languages, without the signs around them, in a fixed order.
    public static let words: [String] = Set(
        allLines.flatMap { $0.split(whereSeparator: { !$0.isLetter }) }.map(String.init)
    ).sorted()

    private static let texts: [Language: [String]] = [
        .german: [
            "Tagesordnung für Montag", "Übung: Größe und Länge schätzen", "Bitte Fenster schließen!",
            "Nächste Prüfung am 3. März",
            "Äpfel, Öl, Brötchen, Käse", "Straße gesperrt → Umweg über die Brücke", "Wärme = Energie?",
            "„Schöne Grüße“ an Jörg",
            "Küche aufräumen, Müll raus", "Ziele: weniger Fehler, kürzere Wege", "§ 5 gilt ab Juli",
            "Ärger im Großraumbüro",
        ],
        .french: [
            "À faire avant l'été", "Réunion à 10 h, salle des fêtes", "Où est la clé de l'hôtel ?",
            "Leçon : le théorème de Noël",
            "œuf, bœuf, pâtes, crème fraîche", "Ça va être drôle", "« Première étape »",
            "Élèves absents : Zoë, Jérôme, Anaïs",
            "Août : fermé", "Le maïs a mûri", "Dépenses prévues / réelles", "L'Haÿ, île, forêt, goût",
        ],
        .spanish: [
            "¿Quién trae el café mañana?", "¡Atención! Reunión el miércoles", "Próximo año: más niños",
            "Canción y página número 8",
            "Compras: jamón, piña, azúcar", "Área = base × altura", "Lección 3 → vergüenza, pingüino",
            "Él llegó después, ¿sí?",
            "Teléfono de la señora Núñez", "Cómo llegar al camión", "Todavía falta el título", "Últimos días en León",
        ],
        .portuguese: [
            "Reunião amanhã às nove", "Lição de português", "Pão, maçã, feijão, açúcar", "Não há água",
            "Três opções: avô, avó, irmãos", "Ações do mês", "Força = massa × aceleração", "Você já votou?",
            "Às vezes é difícil", "Coração, pulmões, mãos", "Órgãos públicos", "Último ônibus às dez",
        ],
        .italian: [
            "Perché è così?", "Riunione lunedì alle 9", "Città più belle", "Caffè, tè, ragù", "Attività di venerdì",
            "Qualità e quantità", "Ciò che farò", "Università: orario", "Già finito!", "Età media", "C'è un'idea",
            "Verrà martedì",
        ],
        .dutch: [
            "Vergadering om tien uur", "Ideeën voor de zomer", "Financiën en coördinatie", "Eén vóór allen",
            "Vrijdag: geen les",
            "België, Italië, Brazilië", "Boodschappen: melk, kaas, brood", "Café gesloten", "Wie doet wat?",
            "Geëist bedrag",
            "Opdracht: lees hoofdstuk vier", "Reünie op zondag",
        ],
        .danish: [
            "Møde på mandag kl. 9", "Hvad gør vi så?", "Brød, smør, æg, øl", "Årets mål", "Skriv på dansk",
            "Æbler og pærer",
            "Ørsted, Ærø, Århus", "Husk nøglen!", "Før og efter", "Gå hjem → sov", "Spørgsmål?",
            "Lærer, læge, håndværker",
        ],
        .norwegian: [
            "Møte på fredag", "Ærlig talt", "Årsplan for høsten", "Kjøp melk og brød", "Hvor går bussen?",
            "Øvelse gjør mester",
            "Små skritt fremover", "Lærere og foreldre", "Påske i fjellet", "Råd og løsninger", "Én av oss må gå",
            "Nå begynner vi",
        ],
        .swedish: [
            "Möte på måndag", "Åtgärder före sommaren", "Ägg, bröd, smör, öl", "Vad gör vi nu?", "Lärande och frågor",
            "Tåget går åtta",
            "Förslag: två grupper", "Öppet hela året", "Idé → prototyp → försök", "Köp mjölk", "Björn är sjuk",
            "Längd och bredd",
        ],
        .finnish: [
            "Kokous maanantaina", "Mitä tehdään ensi viikolla?", "Älä unohda avainta", "Työ ja vapaa-aika",
            "Öljyä, leipää, jäätelöä",
            "Tärkeää: lue tämä", "Yhteensä: kymmenen", "Åbo eli Turku", "Šakki ja džonkki", "Käytävä suljettu",
            "Kysymyksiä?",
            "Hyvää yötä",
        ],
        .polish: [
            "Zebranie w środę o dziewiątej", "Źródła i łącza", "Cześć, jak się masz?",
            "Zrób zakupy: chleb, masło, śledź",
            "Proszę zamknąć okno!", "Książka, gęś, żółw, ćma", "Ćwiczenie ósme", "Łódź → Gdańsk", "Świętość i ład",
            "Następny krok",
            "Żaden błąd", "Dłuższa ścieżka",
        ],
        .czech: [
            "Schůzka v úterý", "Příští týden: zkouška", "Žluťoučký kůň", "Děti, škola, čtení", "Úkol číslo šest",
            "Kde je klíč?",
            "Řešení příkladu", "Ďáblice → Čáslav", "Mléko, sýr, rýže, těstoviny", "Šťastnou cestu", "Laň v síni",
            "Óda na město",
        ],
        .slovak: [
            "Stretnutie v utorok", "Ďalší krok", "Ľudia a deti", "Kúpiť: mlieko, syr, rožky", "Päť vĺn, dĺžka",
            "Čo ešte chýba?",
            "Vŕba, stĺp, kôň", "Žiaci a učitelia", "Šírka × dĺžka", "Ťažká úloha", "Mäso, ryža, jablká",
            "Príklad číslo štyri",
        ],
        .hungarian: [
            "Megbeszélés kedden", "Következő lépések", "Kérdés: mennyi idő?", "Tűz, víz, föld, levegő", "Őszi szünet",
            "Új ötletek gyűjtése",
            "Kenyér, tej, gyümölcs", "Írásbeli vizsga", "Hűtő és fűtés", "Összesen: öt", "Úton vagyunk",
            "Nő, férfi, gyerekek",
        ],
        .romanian: [
            "Ședință marți la nouă", "Întrebări și răspunsuri", "Pâine, brânză, ouă, țelină",
            "Țintă: mai puține greșeli", "Așa este",
            "Învățăm împreună", "Știință și viață", "Lecția următoare", "Cât costă?", "Câine, pisică, rață",
            "Îți mulțumesc!",
            "Mâine după-amiază",
        ],
        .turkish: [
            "Toplantı salı günü", "Öğrenciler ve öğretmenler", "Çözüm: iki adım", "Şeker, süt, yoğurt, balık",
            "Işık ve ısı", "İyi günler!",
            "Görüşmek üzere", "Ağaç, göl, dağ", "Üç kişi geç kaldı", "Sınav ne zaman?", "Bilgisayar dersi",
            "Kâğıt ve kalem",
        ],
    ]
}
