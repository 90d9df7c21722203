extension BoardPatterns {
    /// What lecture boards have between their sentences; `PatternFiller` tells how to read them.
    static let formulaTemplates = [
        "@g @r @g", "@g = @n{@g|@v|/@v|@v²}", "@v{₀|₁|₂|₃|²|³|⁻¹|} @r @n@g", "@g(@v) = @n@v{²|³|} {+|-} @n",
        "@g{₁|₂|₀} {<|>|≤|≥} @n.@d",
        "∫ @v{²|³|(@v)|} d@v = @n", "∂@v/∂@v = {0|-|}@g@v", "∑ @v{₁|²|(@v)} = @n", "∏ @v @r @n", "√@n ≈ @n.@D",
        "√(@v² + @v²)",
        "∀@v ∈ @l: @l(@v) ⇒ @l(@v)", "∃@v ∉ @l", "@l ∪ @l ⊂ @l", "@l ∩ @l = ∅", "@v → ∞", "lim @v → {∞|0}", "@l ⇔ @l",
        "Δ@v = @n {m|s|V|kg}", "@n {μm|Ω|kΩ|°C|m²|cm³|m/s²}", "Ω = @n {k|M|}Ω", "@g ∝ {1/@v|@v²}", "@v ≡ @n mod @n",
        "sin @g = @v/@v", "2π@v", "π ≈ 3.14",
        "@w: @g = @n.@d", "{let|if|with|for} @g @r {@n|@v|@g}", "H₂O{| + CO₂| → H₂ + O₂}", "E = m·c²", "@v·@v @r @n",
        "@v₁{, |,}@v₂{, |,}@v₃",
    ]

    /// Program text whose names are of several words.
    static let nameTemplates = [
        "@i = {@i|@n|null|[]|@w.@w}{|;}", "@i ← {@i|@w|@n|@w.@w}", "{← |→ |- |• |// |}@i",
        "@i.{next|value|left|right|head|length}{| = @i| ← @i|;}",
        "@i({|@v|@i|@w, @w}){|;| @o}", "{def|function|func|const|let|var} @i{|({@v|@i|})}{|:| @o| = @n}",
        "return @i{|;|({@v|@i})}",
        "{if|while|else if|for} ({@i|@v|!@i} {==|!=|<|>|<=|===} {@i|@n|null}){| @o}",
        "@c{| else @o| else if (@v) @o|;|)}", "class @i{|:| @o}",
        "• @p", "- @p", "→ @p", "← @p", "@p ←", "@p → @w", "{input|output|in|out}: @i", "@w: @i", "{@n|@v}) @p",
        "{[ ]|[x]|✓} @p",
        "/{@w|@w/@w|@w/:id}", "{get|post|put} /@w", "@w.@w{js|py|md|txt|()}", "#@w", "@@@w", "@p, @p", "@p.", "@p!",
        "@p;", "(@p)", "@w, @w, @w",
    ]
}
