import GlyphTraining

/// Lines in the manner of boards that neither word lists nor program text hold: numbered and bulleted items, arrows,
/// complexities, assignments, arithmetic, dates, times, amounts, short forms.
public enum BoardPatterns {
    /// Makes lines; the same seed gives the same lines.
    ///
    /// `words` are what items and labels are made of.
    public static func lines(count: Int, words: [String], seed: UInt64) -> [WeightedText] {
        filled(templates, count: count, words: words, seed: seed).map { WeightedText($0) }
    }

    /// Whole lines to be set in training, of other kinds as well than the prior was made from.
    ///
    /// `words` are what they are made of; none has more than `longest` characters.
    public static func texts(count: Int, words: [String], longest: Int, seed: UInt64) -> [String] {
        filled(templates + programTemplates, count: count, words: words, seed: seed).filter { $0.count <= longest }
    }

    private static func filled(_ templates: [String], count: Int, words: [String], seed: UInt64) -> [String] {
        var filler = PatternFiller(words: words, random: SplitMix64(seed: seed))
        return (0..<count).map { _ in filler.fill(templates.randomElement(using: &filler.random) ?? "@w") }
    }

    /// Comments, names of two words, parts of arrays.
    static let programTemplates = [
        "{//|// |#|# }@p", "{//|// }@w{: | ← | → | = | - }@p", "{@n|@v|@w} // {@n|2}", "@v = {@w|@v}//{2|@n}",
        "@w[{:@v|@v:|:@n|@n:|@v:@v}]", "@w_@w {=|←} {@n|@w|@w_@w|[]|@w(@v)|@w.@w}{|;}", "@w.@w_@w{|()|(@v)}",
        "{def|func|function} @w_@w({|@w|@w, @w|self, @w}){|:}",
        "{while|if|else if|elif} {@w|@v}.@w {≠|!=|==|is|is not} {null|none|nil|@w}{|:}",
    ]

    /// `PatternFiller` tells how to read them.
    static let templates = [
        "@n{. |) |: }@p", "{•|-|*|✓|→|[ ]}{ | |}@p", "{•|-} @p", "@w{:|: | - | = |→}@p", "@p:",
        "« → /@n»", "«→/@n»", "« -> /@n»", "« → /@v»", "« → /@w»", "« → /@n» → null", "@v ← @w", "@w ← @n",
        "{|time: |space: |time |space |time - |best: |worst: }O({1|n|n|log n|n log n|n^2|n+m|n*m|h|w|2^n})",
        "@v{ = |=| == | < | > | <= | >= | ≠ | ≤ | ≥ |: }@n", "@v = @v {+|-|*|/|×|÷} {@n|@v}",
        "@N {+|-|×|÷|*} @N = @N", "[«, /@n»]", "[«,/@n»]", "@w[{@n|@v|@v+1|@v-1}]{| = @n}",
        "{in|input|out|output|e.g.|ex|i/p|o/p}{: | → | = }[«, /@n»]",
        "@n:{00|15|30|45|05}{| am| pm|am|pm} @p", "@n{/|.|-}@n{|/24|/2025|.2026} @w",
        "{mon|tue|wed|thu|fri|sat|sun}{ - |: | }@p", "{monday|tuesday|wednesday|thursday|friday}: @p",
        "{jan|feb|mar|apr|may|june|july|aug|sept|oct|nov|dec} @n{| - @p|: @p}",
        "{$|€|£|}@N{|k|%|.00|,000|°| kg| m| km| ms| mb|x} @w", "@p{?|!|.|...| ✓}", "@p (@w)", "@w {/|&|+|vs} @w",
        "{q|a|ch |step |day |week |part |fig |no. |#|v}@n{|: @p| - @p|. @p}",
        // What is counted, measured or numbered.
        "{page|chapter|part|section|room|bus|unit|lesson|figure|table|version|level|task|item|line|sprint|team|group|slide|box}"
            + " @n{|: @p| - @p| of @n| @p}",
        "{@w|total|sum|net|change|loss|min|max|avg|temp}{ |: | = }{|-}@N{|.@n|%}", "{-|+|±|≈|~|<|>}@N{|.@n|%}",
        "@N.@n{| @w}",
        "@p {at|by|from|until} @n:{00|05|10|12|15|20|25|30|40|45|50}",
        "@N {kg|g|ml|l|cm|m|km|min|h|s|pcs|eur|usd|°c}{| @w}",
        // Program text in the manner of C, Java and JavaScript.
        "{int|let|var|const|double|float|char|string|bool} @v = {@n|@v|@w|0|1|true|false|null}{|;}",
        "{int|let|var|const|string|node} @w = {@n|@w|@w.@w|[]|new @w()|null}{|;}", "@w = {@n|@w|null|@w.@w}{|;}",
        "for ({int |let |var |}@v = {0|1|@n}; @v {<|<=|>|>=} {@n|@v|@w.length}; @v{++|--})",
        "for @v in {range(@n)|@w}:",
        "{while|if|else if} ({@v|@w|@w.@w} {<|>|!=|==|<=|>=} {@n|@w|null|@v})",
        "{if|while|elif} @w {==|!=|<|>} {@n|@w}:",
        "{public |private |}{static |}{void|int|string|boolean|node} @w({|int @v|int[] @w|string @w|node @w})",
        "@w.@w{ = @w.@w| = @n|(@w)|()|(@v)|[@v]}{|;}", "return {@v|@w|@n|null|true|false|-1|@w.@w}{|;}",
        "{@v|@w}{++|--| += @n| -= @n| = @v + @n}{|;}", "{function|def|func} @w({|@v|@w|@w, @w|@v, @v})",
        "print({@v|@w})", "{console.log|system.out.println|print}({@w|@v|\"@w\"}){|;}",
        "{if|while} (!{@v|@w|@w.@w}{| && @v| and @w})", "{return |@v = |}!{@v|@w}{|;}", "{@v|@w} != {@v|@w}",
        "\"@w\": {@D|\"@w\"|true|false|null|[]|[@D, @D]|@D.@D}{|,}", "\"@w\": @D, \"@w\": \"@w\"",
        // Short forms with signs in them.
        "@p {w/o|w/|n/a|c/o|i/o|and/or|vs.|e.g.|i.e.|etc.|approx.|max.|min.|incl.}{| @w}",
        "{w/o|w/|n/a|i/o|a/c|q&a|r&d|e.g.|i.e.|p.s.|re:|cc:|fyi:|tbd|tel.|tel:|fax:|no.|dept.|mr.|dr.|st.} @p",
        "@w {24/7|50/50|on/off|yes/no|a/b}", "@w/@w{|/@w}", "@w: @w{|, @w}", "@w: {@D|@D.@D|@D/@D|@D%|@D:@D}",
    ]
}
