/// Completion scripts in which `read` needs no name.
///
/// Those of the argument parser complete nothing but subcommands before one is named: they don't know of a default one.
enum CompletionScript {
    /// The library's script for bash, zsh or fish with what it lacks; any other text as it is.
    static func completingDefault(_ script: String) -> String {
        if script.hasPrefix("#compdef boardscan\n") { return zsh(script) }
        if script.contains(bashRegistration) { return script.replacing(bashRegistration, with: bashDispatch) }
        return script.replacing(fishRegistration, with: fishRegistration + fishFiles)
    }

    private static let subcommands =
        RootCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        .compactMap { $0.configuration.commandName } + ["help"]

    private static let bashRegistration = "complete -o filenames -F _boardscan boardscan"

    private static var bashDispatch: String {
        """
        _boardscan_or_read() {
            local -a subcommands=()
            case "${COMP_WORDS[1]}" in
            \(subcommands.joined(separator: "|")))
                _boardscan "${@}"
                return
                ;;
            esac
            if [[ "${COMP_CWORD}" -eq 1 && "${2}" != -* ]]; then
                _boardscan "${@}"
                subcommands=("${COMPREPLY[@]}")
                COMPREPLY=()
            fi
            local -ar words=("${COMP_WORDS[0]}" read "${COMP_WORDS[@]:1}")
            local -a COMP_WORDS=("${words[@]}")
            local -i COMP_CWORD="$((COMP_CWORD + 1))"
            _boardscan "${@}"
            COMPREPLY+=("${subcommands[@]}")
        }

        complete -o filenames -F _boardscan_or_read boardscan
        """
    }

    /// Names `read` where no subcommand is named; beside the subcommands' names come pictures.
    private static func zsh(_ script: String) -> String {
        let names = subcommands.joined(separator: "|")
        return
            script.replacing(
                "\n_boardscan() {\n",
                with: """

                    _boardscan() {
                        if [[ "${words[2]}" = -* || "${CURRENT}" -gt 2 ]] && [[ "${words[2]}" != (\(names)) ]]; then
                            words=("${words[1]}" read "${(@)words[2,-1]}")
                            ((CURRENT++))
                        fi

                    """, maxReplacements: 1
            )
            .replacing(
                "_describe -V subcommand subcommands && ret=0\n",
                with:
                    "_describe -V subcommand subcommands && ret=0\n        _files -g '*.(\(PictureNames.extensions.joined(separator: "|")))' && ret=0\n",
                maxReplacements: 1)
    }

    private static let fishRegistration = "complete -c 'boardscan' -f\n"
    private static let fishFiles =
        "complete -c 'boardscan' -n '__boardscan_should_offer_completions_for_positional \"boardscan\" -ge 1' -F\n"
}
