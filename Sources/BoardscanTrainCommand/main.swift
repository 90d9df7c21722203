BoardscanTrain.main()
